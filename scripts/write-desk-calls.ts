/**
 * `npm run generate` writes docs/desk-calls.md from the desk's calls (contract/desk-calls and server/seller/calls). With `--check` it
 * fails if the page is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { printRules } from "#server/seller/calls/print-rules.ts";
import { root } from "./root.ts";

const page = new URL("docs/desk-calls.md", root);
const text = printRules();
if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (readFileSync(page, "utf8") !== text) {
  process.stdout.write("docs/desk-calls.md is stale: run npm run generate\n");
  process.exitCode = 1;
}
