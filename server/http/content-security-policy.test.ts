import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineHashes } from "./content-security-policy.ts";

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script is hashed exactly, however its tag is written", () => {
  const html = `<script>start()</script><SCRIPT type="module" defer>
  go("מרק")
</SCRIPT ><script nomodule>a < b</script>`;
  expect(inlineHashes(html, "script")).toEqual([
    sourceOf("start()"),
    sourceOf('\n  go("מרק")\n'),
    sourceOf("a < b"),
  ]);
});

test("a repeated script has one hash", () => {
  expect(inlineHashes("<script>a()</script><script>a()</script>", "script")).toHaveLength(1);
});

test("scripts with a source and blocks of data have no hash", () => {
  const html = `<script type="module" src="/assets/entry.js"></script>
<script src=/a.js></script><script type="application/json">{"a":1}</script>
<script type='application/ld+json'>{}</script>`;
  expect(inlineHashes(html, "script")).toEqual([]);
});

test("a script with a data-src attribute counts as inline", () => {
  expect(inlineHashes('<script data-src="x">a()</script>', "script")).toEqual([sourceOf("a()")]);
});

test("styles and scripts are hashed separately", () => {
  const html = "<style>a { color: red }</style><script>a()</script>";
  expect(inlineHashes(html, "style")).toEqual([sourceOf("a { color: red }")]);
  expect(inlineHashes(html, "script")).toEqual([sourceOf("a()")]);
});
