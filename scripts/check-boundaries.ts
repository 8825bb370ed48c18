/**
 * Proves that the lint rules and project references reject what they should: writes the specimens of lint/ into
 * copies of the project's folders, runs the tools there, and fails if one accepts a specimen. Without this, a rule that has
 * stopped working looks the same as code without violations.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { allowedLines, forbiddenLines } from "./lint/line-specimens.ts";
import { forbiddenReferences } from "./lint/reference-specimens.ts";
import { allowedImports, forbiddenImports } from "./lint/specimens.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

const source = fileURLToPath(root);
const copies = mkdtempSync(join(tmpdir(), "boundaries-"));
const failures: string[] = [];
try {
  await Promise.all([proveLinter("oxlint"), proveCompiler("tsc"), proveBiome("biome")]);
} finally {
  rmSync(copies, { recursive: true, force: true });
}
process.stdout.write(failures.map((failure) => `${failure}\n`).join(""));
process.exitCode = failures.length === 0 ? 0 : 1;

async function proveLinter(copy: string): Promise<void> {
  const forms = (from: string) => [
    `import "${from}";`,
    `import type { A } from "${from}";`,
    `export { b } from "${from}";`,
    `export const c = import("${from}");`,
  ];
  const placed = [...forbiddenImports, ...allowedImports].map(([file, from], index) => ({
    file: file.replace(/\ba\./u, `a${index}.`),
    from,
    isForbidden: index < forbiddenImports.length,
  }));
  for (const { file, from } of placed) write(copy, file, forms(from));
  // The copy has no types to resolve, and import rules need none.
  write(copy, "oxlint.config.ts", [
    `import config from ${JSON.stringify(new URL("oxlint.config.ts", root).href)};`,
    "export default { ...config, options: { typeAware: false } };",
  ]);
  const { output } = await runTool(["oxlint", "-f", "unix"], { cwd: join(copies, copy) });
  for (const { file, from, isForbidden } of placed) {
    for (const line of [1, 2, 3, 4]) {
      const isFound = output
        .split("\n")
        .some(
          (each) => each.startsWith(`${file}:${line}:`) && each.includes("no-restricted-imports"),
        );
      expectFound(isFound, isForbidden, `oxlint in ${file}: ${forms(from)[line - 1]}`);
    }
  }
}

async function proveCompiler(copy: string): Promise<void> {
  const boxes = ["domain", "contract", "seed", "server", "web", "site", "desk"];
  for (const file of [
    "package.json",
    "tsconfig.base.json",
    ...boxes.map((box) => `${box}/tsconfig.json`),
  ]) {
    cpSync(join(source, file), join(copies, copy, file));
  }
  // Only the packages that the projects name in `types`; the build information must be written into the copy.
  mkdirSync(join(copies, copy, "node_modules"));
  for (const name of ["@types", "vite"]) {
    symlinkSync(join(source, "node_modules", name), join(copies, copy, "node_modules", name));
  }
  for (const box of boxes) {
    write(copy, `${box}/target.ts`, ["export const target = 1;"]);
    const imports = referencesFrom(box).map(
      ([, to], index) => `export * as a${index} from "${to}";`,
    );
    write(copy, `${box}/reference.ts`, imports);
  }
  const { output } = await runTool(["tsc", "-b", "--pretty", "false", ...boxes], {
    cwd: join(copies, copy),
  });
  for (const box of boxes) {
    for (const [index, [file, to]] of referencesFrom(box).entries()) {
      const isFound = output.includes(`${file}(${index + 1},`);
      expectFound(isFound, true, `tsc in ${file}: import of ${to}`);
    }
  }
}

function referencesFrom(box: string): typeof forbiddenReferences {
  return forbiddenReferences.filter(([file]) => file.startsWith(`${box}/`));
}

async function proveBiome(copy: string): Promise<void> {
  for (const path of ["biome.json", ".gitignore", "scripts/lint"]) {
    cpSync(join(source, path), join(copies, copy, path), { recursive: true });
  }
  for (const lines of [forbiddenLines, allowedLines]) {
    for (const [file, content] of Object.entries(lines)) write(copy, file, content);
  }
  const { output } = await runTool(
    [
      "biome",
      "lint",
      "--reporter=github",
      "--max-diagnostics=none",
      "desk",
      "domain",
      "site",
      "web",
    ],
    { cwd: join(copies, copy) },
  );
  for (const [lines, isForbidden] of [
    [forbiddenLines, true],
    [allowedLines, false],
  ] as const) {
    for (const [file, content] of Object.entries(lines)) {
      for (const [index, line] of content.entries()) {
        const place = new RegExp(`${file},line=${index + 1},`, "u");
        expectFound(place.test(output), isForbidden, `biome in ${file}: ${line}`);
      }
    }
  }
}

function write(copy: string, file: string, lines: readonly string[]): void {
  const path = join(copies, copy, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join("\n")}\n`);
}

function expectFound(isFound: boolean, isExpected: boolean, what: string): void {
  if (isFound === isExpected) return;
  failures.push(isExpected ? `lets through, ${what}` : `refuses what is allowed, ${what}`);
}
