import type { Identifier } from "@mdn/browser-compat-data";
import { css, described, entry } from "./browser-data.ts";

/** A part of a style sheet, and what MDN says of it. */
export interface UsedStyle {
  readonly name: string;
  readonly entries: readonly Identifier[];
}

/** Comments, strings and addresses: their content is not read as styles. */
const unread = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gu;
const partAndEnd = /([^{};]*)([{};])/gu;

/**
 * The rules and pseudo-classes of a style sheet: a browser that does not know one skips the whole block, while it skips only the one
 * declaration that it does not know. Not those inside `@supports`, which asks first.
 */
export function usedStyles(sheet: string): readonly UsedStyle[] {
  const found: UsedStyle[] = [];
  const open: string[] = [];
  for (const [, text = "", end] of sheet.replaceAll(unread, "").matchAll(partAndEnd)) {
    const part = text.trim();
    const isAsked = open.some((outer) => outer.startsWith("@supports"));
    if (!isAsked && (end === "{" || part.startsWith("@"))) found.push(...ofPrelude(part));
    if (end === "{") open.push(part);
    if (end === "}") open.pop();
  }
  return found;
}

function ofPrelude(prelude: string): readonly UsedStyle[] {
  const [, rule] = /^@([a-z-]+)/u.exec(prelude) ?? [];
  if (rule !== undefined)
    return [{ name: `@${rule}`, entries: described([entry(css, "at-rules", rule)]) }];
  return [...prelude.matchAll(/::?([a-z-]+)/gu)].map(([name, pseudo = ""]) => ({
    name,
    entries: described([entry(css, "selectors", pseudo)]),
  }));
}
