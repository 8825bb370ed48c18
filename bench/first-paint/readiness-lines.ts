import type { Browser, Page } from "@playwright/test";
import { atLeast, atMost, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { languages } from "#domain/language/language.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import type { Sides } from "./open-sides.ts";
import { isQuiet, openProfile, openTab, type Visitor } from "./phone.ts";

/** Longer than the site waits before it loads what a visit may need later. */
const restMs = 2_500;

/** What can be read with scripts off, and whether the dialogs' code is there before somebody needs it. */
export async function readinessLines(
  browser: Browser,
  sides: Sides,
  { say }: BenchOptions,
): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const language of languages) {
    const { visitors } = sides[language];
    say(`scripts off, and presses on a page that rests: ${language}`);
    const dishes = seedCatalogue.menu.flatMap((type) => type.dishes);
    lines.push(
      {
        goal: `dishes that can be read with scripts off: ${language}`,
        limit: atLeast(dishes.length),
        measured: await countReadable(
          browser,
          visitors.empty,
          dishes.map(({ dishName }) => dishName[language]),
        ),
        unit: "dishes",
      },
      requestsLine(
        `requests from a press on 'Order this' to its open dialog: ${language}`,
        await pressAtRest(browser, visitors.empty, "/", (page) =>
          page.locator("main li:has(h3)").first().getByRole("button").last().tap(),
        ),
      ),
      requestsLine(
        `requests from a press on 'Place order' to the open form: ${language}`,
        await pressAtRest(browser, visitors.full, "/cart", (page) =>
          page.locator("main footer").getByRole("button").last().tap(),
        ),
      ),
    );
  }
  return lines;
}

function requestsLine(goal: string, asked: readonly string[]): BenchLine {
  const detail = asked.join(", ");
  return {
    goal,
    limit: atMost(0),
    measured: asked.length,
    unit: "requests",
    ...(detail !== "" && { detail }),
  };
}

async function countReadable(
  browser: Browser,
  visitor: Visitor,
  names: readonly string[],
): Promise<number> {
  const context = await openProfile(browser, visitor, false);
  const page = await context.newPage();
  await page.goto(visitor.address);
  const read = await page
    .locator("main h3")
    .evaluateAll((headings) =>
      headings
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((each) => each.textContent),
    );
  await context.close();
  return names.filter((name) => read.includes(name)).length;
}

/** Visits a page, lets it rest, presses; gives the paths that were asked for until a dialog stood. */
async function pressAtRest(
  browser: Browser,
  visitor: Visitor,
  path: string,
  press: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const context = await openProfile(browser, visitor);
  const { page } = await openTab(context, visitor, { path, isSlow: false });
  await isQuiet(page, restMs);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await press(page);
  await page.locator("dialog[open]").waitFor();
  const untilOpen = [...asked];
  await context.close();
  return untilOpen;
}
