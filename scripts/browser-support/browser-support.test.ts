import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browsersWithout, entriesOf } from "./browser-data.ts";
import { usedApis } from "./used-apis.ts";
import { usedStyles } from "./used-styles.ts";

/** The names of a source that a supported browser lacks. */
function refusedIn(source: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "browser-support-"));
  try {
    const options = { lib: ["es2025", "dom"], strict: true, types: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    writeFileSync(join(folder, "specimen.ts"), source);
    return usedApis([join(folder, "tsconfig.json")], (path) => path.startsWith(folder))
      .filter((used) => browsersWithout(entriesOf(used)).length > 0)
      .map(({ owner, name }) => `${owner}.${name}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a static method, a method of a value, a global, a method of the page and an event are refused", () => {
  const source = `
    const other = (all: ReadonlySet<number>) => new Set(all).difference(all);
    requestIdleCallback(() => other(new Set()));
    document.querySelector("main")?.checkVisibility();
    document.addEventListener("scrollend", () => Map.groupBy([], String));
    export const isSoon = AbortSignal.any([]);
  `;
  expect(new Set(refusedIn(source))).toEqual(
    new Set([
      "MapConstructor.groupBy",
      "Set.difference",
      ".requestIdleCallback",
      "Element.checkVisibility",
      "event.scrollend",
      "__type.any",
    ]),
  );
});

test("what every supported browser has is not refused, nor a type, nor a name of the source's own", () => {
  const source = `
    interface Own { readonly difference: WakeLockSentinel | undefined }
    export const own: Own = { difference: undefined };
    export const sorted = [2, 1].toSorted().at(-1);
    document.querySelector("main")?.append(structuredClone(String(own.difference)));
    document.addEventListener("click", () => localStorage.getItem("a"));
  `;
  expect(refusedIn(source)).toEqual([]);
});

test("a selector and a rule that drop a block are refused, but not where the styles ask first", () => {
  const sheet = `
    /* .comment:has(a) { } */
    .a:has(b), .a:hover::before { color: red }
    @container (width > 1rem) { .b:dir(rtl) { content: "a:has(b) {" } }
    @starting-style { .c { color: red } }
    @supports selector(:has(a)) { .d:has(b) { color: red } }
    .e:focus-visible { color: red }
  `;
  const refused = usedStyles(sheet).filter(({ entries }) => browsersWithout(entries).length > 0);
  expect(refused.map(({ name }) => name)).toEqual([":has", ":dir", "@starting-style"]);
});

test("a value that drops the rest of its declaration is refused, but not after another declaration or where the styles ask first", () => {
  const sheet = `
    .a { container-type: inline-size scroll-state; text-decoration: underline dotted }
    .b { block-size: 100vh; block-size: 100dvb; inline-size: calc(2lh + 1px) }
    .c { container-type: inline-size }
    @supports (container-type: scroll-state) { .c { container-type: inline-size scroll-state } }
    .d { font: 1rem ui-monospace; grid-area: bar; scrollbar-width: thin; color: red }
  `;
  const refused = usedStyles(sheet).filter(
    ({ entries, property }) => browsersWithout(entries, property).length > 0,
  );
  expect(refused.map(({ name }) => name)).toEqual([
    "container-type: scroll-state",
    "text-decoration: dotted",
    "lh",
  ]);
});
