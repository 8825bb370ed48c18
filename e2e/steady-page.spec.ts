import { expect, type Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { storeCart } from "./stored-cart.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { seedDish } from "./words.ts";

const soup = seedDish("Orange lentil soup");
const liver = seedDish("Chopped chicken liver");

interface Steadiness {
  /** Elements that moved without user input after `since`. */
  readonly shifts: string[];
  since: number;
  /** Changes that scripts made to the document of the server. */
  readonly changes: string[];
}

visitInBothLanguages(() => {
  test("on a phone neither the fonts of a cold visit nor hydration move anything on the menu", async ({
    customer,
    page,
  }) => {
    const { letFontsIn, letCodeIn, watched } = await visitWithoutCode(page);
    await expect(customer.orderButton(soup)).toBeVisible();
    await letCodeIn();
    // On a first visit the fonts load after the code.
    await letFontsIn();
    expect(await watched()).toEqual({ shifts: [], changes: [] });
  });
});

test("hydration with a full cart moves nothing", async ({ customer, page }) => {
  await storeCart(page, customer.language, [
    [liver, 1],
    [soup, { counts: [2], choices: [0] }],
  ]);
  const { letFontsIn, letCodeIn, watched } = await visitWithoutCode(page);
  await letFontsIn();
  await letCodeIn();
  await expect(
    customer.bottomBar.getByRole("link", { name: customer.words.shell.cartWith(2) }),
  ).toBeVisible();
  expect((await watched()).shifts).toEqual([]);
});

for (const [where, viewport] of [
  ["on a phone", { width: 360, height: 640 }],
  ["on a tablet", { width: 768, height: 1024 }],
  ["on a computer", { width: 1280, height: 800 }],
] as const)
  test(`${where} the way to the same order again moves nothing, and takes its room from no dish that is shown first`, async ({
    customer,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await storeCart(page, customer.language, []);
    const known = { number: "123456789", key: "a".repeat(22), week: "2026-01-07", total: 126 };
    await page.evaluate(
      (orders) => Object.assign(localStorage, { myOrders: orders }),
      JSON.stringify([known]),
    );
    const { letFontsIn, letCodeIn, watched } = await visitWithoutCode(page);
    const letLateCodeIn = await holdBack(page, "**/assets/parts-*.js");
    await letFontsIn();
    await letCodeIn();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await twoFrames(page);
    const { length } = (await watched()).shifts;
    letLateCodeIn();
    const again = page.getByRole("button", { name: `${customer.words.ofOrder.sameAgain} · ₪126` });
    await expect(again).toBeInViewport({ ratio: 1 });
    await twoFrames(page);
    expect((await watched()).shifts.slice(length)).toEqual([]);
    // The second dish is seen whole.
    const area = page.getByRole("region", { name: customer.words.menu.title, exact: true });
    await expect(area.getByRole("listitem").nth(1)).toBeInViewport({ ratio: 1 });
  });

/**
 * Opens the menu and delays its fonts and scripts, as a slow connection does. Until the fonts have come, the page is set in a font of
 * this machine: one that `web/styles/fonts.css` adjusts must be installed. Chromium may paint a document of which it has parsed only a
 * part: what moves because the rest of it comes is not noted.
 */
async function visitWithoutCode(page: Page) {
  const fontsComeIn = await holdBack(page, "**/assets/*.woff2");
  const codeComesIn = await holdBack(page, "**/assets/*.js");
  await page.addInitScript(watchSteadiness);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await twoFrames(page);
  await page.evaluate(() => {
    (window as unknown as { readonly steadiness: Steadiness }).steadiness.since = performance.now();
  });
  return {
    letFontsIn: async () => {
      fontsComeIn();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await picturesInSight(page);
    },
    letCodeIn: async () => {
      codeComesIn();
      // React adds properties to the elements that it has hydrated.
      await page.waitForFunction(() => {
        const buttons = [...document.querySelectorAll("main button")];
        return buttons.every((each) => Object.keys(each).some((key) => key.startsWith("__react")));
      });
      await twoFrames(page);
    },
    watched: () =>
      page.evaluate(() => {
        const { shifts, changes } = (window as unknown as { readonly steadiness: Steadiness })
          .steadiness;
        return { shifts, changes };
      }),
  };
}

async function picturesInSight(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((each) => {
        const { bottom } = (each.closest("section[tabindex]") ?? each).getBoundingClientRect();
        return each.getBoundingClientRect().top < Math.min(bottom, innerHeight);
      })
      .every((each) => each.complete && each.naturalWidth > 0),
  );
  await twoFrames(page);
}

/** After two frames everything is painted, and layout shifts have been reported. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Runs in the page before its own scripts, so it must not use anything from this module. */
function watchSteadiness(): void {
  const shifts: string[] = [];
  const changes: string[] = [];
  const steadiness: Steadiness = { shifts, changes, since: Number.POSITIVE_INFINITY };
  Object.assign(window, { steadiness });
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName);

  interface Shift extends PerformanceEntry {
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, startTime } of list.getEntries() as Shift[])
      if (!hadRecentInput && startTime > steadiness.since)
        shifts.push(sources.map(({ node }) => nameOf(node)).join(", "));
  }).observe({ type: "layout-shift", buffered: true });

  document.addEventListener("readystatechange", () => {
    const root = document.getElementById("root");
    // The document is parsed, and no module has run yet.
    if (document.readyState !== "interactive" || root === null) return;
    const note = ({ type, target, attributeName }: MutationRecord) => {
      // React uses comments as invisible markers.
      if (!(target instanceof Comment))
        changes.push([type, nameOf(target), attributeName ?? ""].join(" "));
    };
    new MutationObserver((records) => records.forEach(note)).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}
