/**
 * Proves that the lint rules and project references reject what they should: writes every import between two rooms, a circle of two files, and
 * the lines of `lineSpecimens`, into copies of the project's folders, runs the tools there, and fails if one accepts what is forbidden or
 * rejects what is allowed. Without this, a rule that has stopped working looks the same as code without violations.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Import, readArrows } from "./lint/read-arrows.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

const forbiddenStyles = [
  ".a { color: #fff; }",
  ".b { color: red; }",
  ".c { background: rgb(0 0 0 / 50%); }",
  ".d { box-shadow: 0 0 1px black; }",
  ".e { border: 1px solid oklch(50% 0 0); }",
  ".f { margin-left: 1rem; }",
  ".g { padding: 1rem 2rem; }",
  ".h { inset: auto 0 0 auto; }",
  ".i { top: 0; }",
  ".j { border-right: 1px solid; }",
  ".k { text-align: left; }",
  ".l { float: right; }",
  ".m { width: 1rem; }",
  ".n { min-height: 1rem; }",
  ".o { background: linear-gradient(to left, Canvas, white); }",
];

const allowedStyles = [
  ".a { color: var(--color-red); }",
  ".b { background: url(red.png) var(--color-white); }",
  ".c { color: currentColor; forced-color-adjust: none; }",
  ".d { margin: 0; padding-inline: 1rem; inline-size: 1rem; text-align: start; }",
  ".e { transition: background-color 1s; }",
];

const styles = (name: string) =>
  ["site/app/shell", "web/ui", "desk/app/shell"].map((folder) => `${folder}/${name}.module.css`);

/** Lines that break the rules for styles and for the domain, and lines that keep them: whether Biome must reject every line, or none. */
const lineSpecimens = [
  {
    files: ["domain/clock.ts"],
    lines: [
      "export const a = Date.now();",
      "export const b = new Date();",
      "export const c = Date();",
      "export const d = Math.random();",
      "export const e = globalThis.crypto.randomUUID();",
    ],
    areForbidden: true,
  },
  {
    files: ["domain/given-time.ts"],
    lines: ["export const a = new Date(0);", "export const b = Date.UTC(2026, 0, 1);"],
    areForbidden: false,
  },
  { files: styles("lines"), lines: forbiddenStyles, areForbidden: true },
  { files: styles("allowed-lines"), lines: allowedStyles, areForbidden: false },
];

const source = fileURLToPath(root);
const copies = mkdtempSync(join(tmpdir(), "boundaries-"));
const failures: string[] = [];
const { allowed, forbidden } = readArrows();
/** The boxes whose imports the compiler checks, by their project references. */
const boxes = ["domain", "contract", "seed", "server", "web", "site", "desk"];
try {
  await Promise.all([proveLinter("oxlint"), proveCompiler("tsc"), proveBiome("biome")]);
} finally {
  rmSync(copies, { recursive: true, force: true });
}
process.stdout.write(failures.map((failure) => `${failure}\n`).join(""));
process.exitCode = failures.length === 0 ? 0 : 1;

async function proveLinter(copy: string): Promise<void> {
  const forms = ([, from]: Import, index: number) => [
    `import "${from}";`,
    `import type { A${index} } from "${from}";`,
    `export { b${index} } from "${from}";`,
    `export const c${index} = import("${from}");`,
  ];
  const specimens = Object.entries(
    Object.groupBy([...allowed, ...forbidden], ([file]) => file),
  ) as [string, readonly Import[]][];
  for (const [file, imports] of specimens) write(copy, file, imports.flatMap(forms));
  // The copy has no types to resolve, and import rules need none.
  write(copy, "oxlint.config.ts", [
    `import config from ${JSON.stringify(new URL("oxlint.config.ts", root).href)};`,
    "export default { ...config, options: { typeAware: false } };",
  ]);
  const circle = ["domain/one.ts", "domain/other.ts"] as const;
  write(copy, circle[0], [
    'import type { Other } from "#domain/other.ts";',
    "export type One = Other;",
  ]);
  write(copy, circle[1], [
    'import type { One } from "./one.ts";',
    "export type Other = One | null;",
  ]);
  cpSync(join(source, "package.json"), join(copies, copy, "package.json"));
  const { output } = await runTool(["oxlint", "-f", "unix"], { cwd: join(copies, copy) });
  for (const file of circle) {
    const isFound = new RegExp(`^${file}:1:.*no-cycle`, "mu").test(output);
    expectFound(isFound, true, `oxlint: a circle of types through ${file}`);
  }
  const refused = output.matchAll(/^([^:]+:\d+).*no-restricted-imports/gmu);
  const found = new Set([...refused].map(([, place]) => place));
  const isForbidden = new Set(forbidden);
  for (const [file, imports] of specimens)
    for (const [index, each] of imports.entries())
      for (const [form, line] of forms(each, index).entries()) {
        const isFound = found.has(`${file}:${index * 4 + form + 1}`);
        expectFound(isFound, isForbidden.has(each), `oxlint in ${file}: ${line}`);
      }
}

async function proveCompiler(copy: string): Promise<void> {
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
    const imports = boxesOutOfReach(box).map(
      (to, index) => `export * as a${index} from "#${to}/target.ts";`,
    );
    write(copy, `${box}/reference.ts`, imports);
  }
  const { output } = await runTool(["tsc", "-b", "--pretty", "false", ...boxes], {
    cwd: join(copies, copy),
  });
  for (const box of boxes) {
    for (const [index, to] of boxesOutOfReach(box).entries()) {
      const isFound = output.includes(`${box}/reference.ts(${index + 1},`);
      expectFound(isFound, true, `tsc in ${box}: import of ${to}`);
    }
  }
}

/** The boxes of which no room of a box may import anything, tests aside. */
function boxesOutOfReach(box: string): readonly string[] {
  const reached = allowed.filter(
    ([file]) => file.startsWith(`${box}/`) && !/test|suite/u.test(file),
  );
  return boxes.filter(
    (to) => to !== box && !reached.some(([, target]) => target.startsWith(`#${to}/`)),
  );
}

async function proveBiome(copy: string): Promise<void> {
  for (const path of ["biome.json", ".gitignore", "scripts/lint"]) {
    cpSync(join(source, path), join(copies, copy, path), { recursive: true });
  }
  for (const { files, lines } of lineSpecimens) for (const file of files) write(copy, file, lines);
  const folders = ["desk", "domain", "site", "web"];
  const { output } = await runTool(
    ["biome", "lint", "--reporter=github", "--max-diagnostics=none", ...folders],
    { cwd: join(copies, copy) },
  );
  for (const { files, lines, areForbidden } of lineSpecimens)
    for (const file of files)
      for (const [index, line] of lines.entries()) {
        const isFound = output.includes(`${file},line=${index + 1},`);
        expectFound(isFound, areForbidden, `biome in ${file}: ${line}`);
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
