/** Lines that break the rules for styles and for the domain, and lines that keep them; see check-boundaries.ts. */

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

interface LineSpecimens {
  readonly files: readonly string[];
  readonly lines: readonly string[];
  /** Whether Biome must reject every line, or none. */
  readonly areForbidden: boolean;
}

const styles = (name: string) =>
  ["site/app/shell", "web/ui", "desk/app/shell"].map((folder) => `${folder}/${name}.module.css`);

export const lineSpecimens: readonly LineSpecimens[] = [
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
