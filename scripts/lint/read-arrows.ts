import { matchesGlob } from "node:path";
import { forbiddenImports } from "./arrows.ts";

/** `[the file that imports, what it imports]`. */
export type Import = readonly [file: string, specifier: string];

/** Packages and modules of Node that some room may use and another may not. `./b.ts` is always allowed, `../a.ts` never. */
const packages = [
  "./b.ts",
  "../a.ts",
  "@fastify/cors",
  "@graphql-codegen/core",
  "@playwright/test",
  "fast-check",
  "fastify",
  "graphql",
  "kysely",
  "node:fs",
  "node:sqlite",
  "pg",
  "react",
  "react-dom/static",
  "sharp",
  "uqr",
  "valibot",
  "vite",
  "vitest",
  "workbox-core",
  "wouter",
];

export interface ReadArrows {
  readonly allowed: readonly Import[];
  readonly forbidden: readonly Import[];
}

/**
 * What each room may and may not import according to the table: a file for each of its lines, and an import of each of these files,
 * of what a line names, and of the packages.
 */
export function readArrows(): ReadArrows {
  const files = [...new Set(forbiddenImports.flatMap(([pattern]) => samplesOf(pattern)))];
  const named = forbiddenImports.flatMap(([, patterns]) =>
    patterns.flatMap((pattern) => (pattern.startsWith("!#") ? samplesOf(pattern.slice(1)) : [])),
  );
  const rooms = files.filter((file) => file.includes("/")).map((file) => `#${file}`);
  const targets = [...new Set([...packages, ...rooms, ...named])];
  const imports = files.flatMap((file) => targets.map((target): Import => [file, target]));
  return {
    allowed: imports.filter(([file, target]) => mayImport(file, target)),
    forbidden: imports.filter(([file, target]) => !mayImport(file, target)),
  };
}

/** Whether the table allows an import. Of the lines that match the file the last one applies. */
function mayImport(file: string, target: string): boolean {
  if (target.startsWith("../")) return false;
  const [, patterns = []] = forbiddenImports.findLast(([files]) => matchesGlob(file, files)) ?? [];
  const last = patterns.findLast((each) => matchesGlob(target, each.replace(/^!/u, "")));
  return last === undefined || last.startsWith("!");
}

/** A path for each alternative of a pattern. */
function samplesOf(pattern: string): readonly string[] {
  const [whole, alternatives] = /\{([^{}]*)\}/u.exec(pattern) ?? [];
  if (whole !== undefined && alternatives !== undefined)
    return alternatives.split(",").flatMap((each) => samplesOf(pattern.replace(whole, each)));
  const path = pattern.replaceAll("**/*", "**").replace(/\*\*$/u, "a.ts");
  return [path.replaceAll("**", "a").replaceAll("*", "a")];
}
