import type { Identifier } from "@mdn/browser-compat-data";
import { css, described, entry } from "./browser-data.ts";

/** A part of a style sheet, and what MDN says of it. */
export interface UsedStyle {
  readonly name: string;
  readonly entries: readonly Identifier[];
  /** The property, of a value. */
  readonly property?: string;
}

/** Comments, strings and addresses: their content is not read as styles. */
const unread = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gu;
const partAndEnd = /([^{};]*)([{};])/gu;

/**
 * The rules and pseudo-classes of a style sheet, and the values of its declarations. A browser that does not know a rule or a
 * pseudo-class skips the whole block; one that does not know a part of a value skips the declaration with all its values. It goes by an
 * unknown property alone, which is no part of this. Neither are parts inside `@supports`, which asks first, and values of a declaration
 * before which the block has another one of the same property.
 */
export function usedStyles(sheet: string): readonly UsedStyle[] {
  const found: UsedStyle[] = [];
  const open: { readonly prelude: string; readonly properties: Set<string> }[] = [];
  for (const [, text = "", end] of sheet.replaceAll(unread, "").matchAll(partAndEnd)) {
    const part = text.trim();
    const isAsked = open.some(({ prelude }) => prelude.startsWith("@supports"));
    const [, property = "", value = ""] = /^([a-z-]+)\s*:([^]*)$/u.exec(part) ?? [];
    if (end === "{" || part.startsWith("@")) {
      if (!isAsked) found.push(...ofPrelude(part));
    } else if (property !== "") {
      const declared = open.at(-1)?.properties;
      if (!isAsked && declared?.has(property) === false) found.push(...ofValue(property, value));
      declared?.add(property);
    }
    if (end === "{") open.push({ prelude: part, properties: new Set() });
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

const types = Object.keys(entry(css, "types") ?? {});

/** The families of units that are described as one. */
const families: readonly (readonly [units: RegExp, entry: string])[] = [
  [/^cq/u, "container_query_length_units"],
  [/^d(?:v|vm)/u, "viewport_percentage_units_dynamic"],
  [/^lv/u, "viewport_percentage_units_large"],
  [/^sv/u, "viewport_percentage_units_small"],
];

/**
 * The keywords, functions and units of a value. What MDN describes of no property and of no type is a name of the sheet's own, as all that
 * names a typeface is.
 */
function ofValue(property: string, value: string): readonly UsedStyle[] {
  if (property.startsWith("font")) return [];
  const words = value.matchAll(/(?<![\w-])(?<word>[a-z-]+)(?<call>\(?)|\d(?<unit>[a-z]+)/gu);
  return [...words].flatMap(({ groups = {} }) => {
    const { word = "", call, unit = "" } = groups;
    const family = families.find(([units]) => units.test(unit))?.[1] ?? unit;
    const entries =
      unit !== ""
        ? [entry(css, "types", "length", family)]
        : call === "("
          ? [
              entry(css, "types", word),
              ...types.map((type) => entry(css, "types", type, word)),
              entry(css, "properties", property, `${word}_function`),
            ]
          : [entry(css, "properties", property, word)];
    const name = unit !== "" ? unit : `${property}: ${word}`;
    return [{ name, property, entries: described(entries) }];
  });
}
