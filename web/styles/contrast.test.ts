import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const light = colorsOf(block(/^:root \{([^}]*)\}/mu));
const schemes = {
  light,
  dark: { ...light, ...colorsOf(block(/color-scheme: dark\) \{\s*:root \{([^}]*)\}/u)) },
};
const grounds = ["page", "surface", "sunken"] as const;

/** Pairs of text and background: at least 4.5 to 1 (WCAG 1.4.3). */
const texts: readonly (readonly [string, string])[] = [
  ...["text", "text-soft", "accent", "accent-pressed", "error"].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-pressed"],
  ["on-bar", "bar"],
  ["leaf", "leaf-soft"],
  ["text", "leaf-soft"],
  ["text", "error-soft"],
  ["error", "error-soft"],
  ["accent", "error-soft"],
];

/** Pairs of background with the edge of a control, the focus ring or a meaningful drawing: at least 3 to 1 (WCAG 1.4.11). */
const edges: readonly (readonly [string, string])[] = [
  ...["line-strong", "accent", "focus", "spice", "leaf"].flatMap((edge) =>
    grounds.map((ground) => [edge, ground] as const),
  ),
  ["error", "surface"],
  ["on-bar", "bar"],
  ["focus", "error-soft"],
  ["focus", "leaf-soft"],
];

for (const [scheme, colors] of Object.entries(schemes)) {
  test.each(texts)(`in the ${scheme} scheme text in %s is readable on %s`, (text, ground) => {
    expect(contrastOf(at(colors, text), at(colors, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)(`in the ${scheme} scheme an edge in %s is visible on %s`, (edge, ground) => {
    expect(contrastOf(at(colors, edge), at(colors, ground))).toBeGreaterThanOrEqual(3);
  });
}

test("the contrast formula gives the ratios of WCAG", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

function block(pattern: RegExp): string {
  const text = pattern.exec(css)?.[1];
  if (text === undefined) throw new Error(`tokens.css has nothing like ${String(pattern)}`);
  return text;
}

function colorsOf(declarations: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...declarations.matchAll(/--color-([\w-]+): (#[\da-f]{6});/gu)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

function at(colors: Readonly<Record<string, string>>, name: string): string {
  const color = colors[name];
  if (color === undefined) throw new Error(`tokens.css has no colour ${name}`);
  return color;
}

/** The contrast ratio of two colors (#rrggbb) by WCAG 2, from 1 to 21. */
function contrastOf(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((one, two) => one - two);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
