/**
 * Part of `npm run check`: refuses a document that refers to a file, a heading or an npm script which does not exist, and a version without its
 * part of the changelog.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { brokenReferences } from "./docs/broken-references.ts";
import { root } from "./root.ts";

/** What the program writes or answers, and what a reader would call a file of their own. */
const madeFiles = new Set([
  "catalogue.json",
  "name.webp",
  "release.json",
  "robots.txt",
  "soup.webp",
  "upgrade.json",
]);

const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const manifest = v.parse(
  v.object({ version: v.string(), scripts: v.record(v.string(), v.string()) }),
  JSON.parse(read("package.json")),
);
const listed = execFileSync(
  "git",
  ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
  {
    cwd: fileURLToPath(root),
    encoding: "utf8",
  },
);
// Git still lists a file that was removed and not committed.
const files = listed.split("\0").filter((file) => file !== "" && existsSync(new URL(file, root)));
const scripts = new Set(Object.keys(manifest.scripts));
const problems = [
  ...files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => brokenReferences(file, { files, textOf: read, scripts, madeFiles })),
  ...(read("CHANGELOG.md").includes(`\n## [${manifest.version}] - `)
    ? []
    : [`CHANGELOG.md: ${manifest.version}, the version of package.json, has no part`]),
];
process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
process.exitCode = problems.length === 0 ? 0 : 1;
