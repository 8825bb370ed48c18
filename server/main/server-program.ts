import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#server/config/project-root.ts";

/**
 * What `npm run build` makes of the server and its packages: one module, because loading 1,500 takes most of a start. As deep below the
 * project as the sources, which find files of the project from where they are themselves.
 */
export const builtServer = new URL("dist/program/", projectRoot);
/** Written last, so that a build that was interrupted does not count. */
const stampFile = new URL("build.json", builtServer);
const sources = "server/main/main.ts";

/** The module that runs the server when it is imported: as it was built, or its sources where they have changed since. */
export function serverProgram(): URL {
  return readIfThere(stampFile) === stampOfServer()
    ? new URL("main.js", builtServer)
    : new URL(sources, projectRoot);
}

/** What determines the built server, as the text of its `build.json`. */
export function stampOfServer(): string {
  return stampOf([
    "{server,contract,domain,seed}/**/*.{ts,graphql}",
    "scripts/build-server.ts",
    "package.json",
    "package-lock.json",
  ]);
}

/** A text that is another one once a file that fits the patterns, below the project, is another one. Tests do not count. */
export function stampOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const folder = fileURLToPath(projectRoot);
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0");
  }
  return JSON.stringify({ sources: hash.digest("hex") });
}

/** The text of a file; undefined if it cannot be read. */
export function readIfThere(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
