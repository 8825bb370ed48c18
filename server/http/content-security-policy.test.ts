import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineHashes } from "./content-security-policy.ts";

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script is hashed to the letter, in whatever way it is written", () => {
  const html = `<script>start()</script><SCRIPT type="module" defer>
  go("מרק")
</SCRIPT ><script nomodule>a < b</script>`;
  expect(inlineHashes(html, "script")).toEqual([
    sourceOf("start()"),
    sourceOf('\n  go("מרק")\n'),
    sourceOf("a < b"),
  ]);
});

test("the same script twice has one hash", () => {
  expect(inlineHashes("<script>a()</script><script>a()</script>", "script")).toHaveLength(1);
});

test("scripts from files and blocks of data have none", () => {
  const html = `<script type="module" src="/assets/entry.js"></script>
<script src=/a.js></script><script type="application/json">{"a":1}</script>
<script type='application/ld+json'>{}</script>`;
  expect(inlineHashes(html, "script")).toEqual([]);
});

test("a script with data beside its source is not taken for one with a source", () => {
  expect(inlineHashes('<script data-src="x">a()</script>', "script")).toEqual([sourceOf("a()")]);
});

test("styles are hashed apart from scripts", () => {
  const html = "<style>a { color: red }</style><script>a()</script>";
  expect(inlineHashes(html, "style")).toEqual([sourceOf("a { color: red }")]);
  expect(inlineHashes(html, "script")).toEqual([sourceOf("a()")]);
});
