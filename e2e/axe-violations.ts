import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

// The same as the source that the builder sends, in less than half the size.
const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const source = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds wrong with the page as it is now: each broken rule with the elements that break it.
 * All rules of axe run, best practices included, or only the `rules` that are named. With `isDialogOnly` only an open dialog is looked at,
 * if there is one: for pages that were looked at before it was opened.
 */
export async function axeViolations(
  page: Page,
  {
    rules,
    isDialogOnly = false,
  }: { readonly rules?: readonly string[]; readonly isDialogOnly?: boolean } = {},
): Promise<readonly (readonly string[])[]> {
  // Otherwise axe opens a page of its own to collect the results of frames, which takes three times as long. The site has
  // no frames.
  expect(page.frames()).toHaveLength(1);
  // The source of axe is large: once in a document is enough.
  const isLoaded = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? ";" : source }).setLegacyMode(true);
  // Off by default in axe: a rule of WCAG 2.2. Elements that pass are not reported, which saves most of the answer.
  axe.options({ rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] });
  if (rules !== undefined) axe.withRules([...rules]);
  const isInDialog = isDialogOnly && (await page.locator("dialog[open]").count()) > 0;
  if (isInDialog) axe.include("dialog[open]");
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
