import type { Browser, BrowserContext } from "@playwright/test";
import { atMost, type Bench, type BenchLine } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { languages } from "#domain/language/language.ts";
import { buildSite, isBuilt } from "#scripts/build-site.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";
import { isQuiet, openBrowser, openProfile, openTab, type Visitor } from "./phone.ts";
import { serveStaticPage } from "./static-page.ts";

/** Counted for a tap that opens no dialog: the button moved away from under the finger, or the tap was lost. */
const lostTapMs = 20_000;

/** After which a visitor who has looked at the first dishes taps another one. */
const lateTapMs = 700;

/** How soon the menu is painted and answers a tap on a slow phone, relative to a static page that looks the same. */
export const firstPaint: Bench = {
  name: "first-paint",
  async *measure({ rounds, say }) {
    if (!isBuilt()) await buildSite();
    await using open = new AsyncDisposableStack();
    const browser = open.adopt(await openBrowser(), (each) => each.close());
    const folder = open.use(benchFolder());
    const shop = open.use(await spawnShop({ DATA_DIR: folder.path }));
    const calm: CalmVisit[] = [];
    const taps: BenchLine[] = [];
    for (const language of languages) {
      const ours = { address: shop.address, language };
      const page = open.use(await serveStaticPage(shop.address, language));
      const still = { address: page.address, language };
      // Fills the static server's cache.
      await visitOnce(await openProfile(browser, still), still);
      for (const isReturn of [false, true]) {
        const visit = `${language === "he" ? "Hebrew" : "English"}, ${isReturn ? "return" : "first"} visit`;
        say(visit);
        await using profilesOfStill = await openProfiles(browser, still, isReturn);
        await using profiles = await openProfiles(browser, ours, isReturn);
        const times = await interleave(rounds, {
          still: () => profilesOfStill.use((context) => timeFirstDish(context, still)),
          ours: () => profiles.use((context) => timeFirstTap(context, ours)),
          late: () => profiles.use((context) => timeLateTap(context, ours)),
        });
        calm.push(await profiles.use((context) => visitWithoutTouch(context, ours)));
        const line = (moment: keyof FirstTap) => {
          const figures = times.ours.map((each) => each[moment]);
          return {
            measured: medianRatio(figures, times.still),
            unit: "times",
            detail: `shop ${median(figures).toFixed(0)} ms, static page ${median(times.still).toFixed(0)} ms`,
          };
        };
        yield {
          subject: `first dish painted, relative to the static page: ${visit}`,
          limit: atMost(1.5),
          goal: isReturn ? 1.2 : 1.15,
          ...line("firstDish"),
        };
        taps.push(
          {
            subject: `dialog of a tap at first sight open, relative to the static page's first dish: ${visit}`,
            limit: atMost(2),
            goal: 1.3,
            ...line("dialog"),
          },
          {
            subject: `the same dialog with its controls: ${visit}`,
            limit: atMost(5),
            goal: isReturn ? 2 : 3,
            ...line("controls"),
          },
          {
            subject: `controls of a tap on the third dish, ${lateTapMs} ms after the first dish and a scroll: ${visit}`,
            limit: atMost(2_000),
            goal: 100,
            measured: median(times.late),
            unit: "ms",
          },
        );
      }
    }
    yield* taps;
    yield {
      subject: "layout shift (CLS) of a visit without touch, the worst of all",
      limit: atMost(0),
      measured: Math.max(...calm.map(({ shift }) => shift)),
      unit: "shift",
      detail: calm.flatMap(({ moved }) => moved).join("; ") || "nothing moved",
    };
    yield {
      subject: "GraphQL calls of a visit to the menu, the most of all",
      limit: atMost(0),
      measured: Math.max(...calm.map(({ calls }) => calls)),
      unit: "calls",
    };
  },
};

/** Gives each measurement a browser profile: a new one for first visits, one that has seen the page for return visits. */
interface Profiles extends AsyncDisposable {
  readonly use: <T>(measure: (context: BrowserContext) => Promise<T>) => Promise<T>;
}

async function openProfiles(
  browser: Browser,
  visitor: Visitor,
  isReturn: boolean,
): Promise<Profiles> {
  if (!isReturn) {
    return {
      use: async (measure) => {
        await using context = await openProfile(browser, visitor);
        return await measure(context);
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
  }
  const known = await openProfile(browser, visitor);
  // Twice: the first visit installs the service worker, the second is answered by it.
  for (let visit = 0; visit < 2; visit += 1) await visitOnce(known, visitor);
  return { use: (measure) => measure(known), [Symbol.asyncDispose]: () => known.close() };
}

async function visitOnce(context: BrowserContext, visitor: Visitor): Promise<void> {
  const { page } = await openTab(context, visitor, { isSlow: false });
  await isQuiet(page);
  await page.close();
}

/** Milliseconds from the start of the navigation until the first dish's name was painted. */
async function timeFirstDish(context: BrowserContext, visitor: Visitor): Promise<number> {
  const { page, reported } = await openTab(context, visitor);
  const { at } = await reported("first dish");
  await page.close();
  return at;
}

/** Milliseconds from the start of the navigation. */
interface FirstTap {
  readonly firstDish: number;
  /** When the dialog was open whose button was tapped as soon as the first dish was painted; or `lostTapMs`. */
  readonly dialog: number;
  /** When that dialog could be filled in; or `lostTapMs`. */
  readonly controls: number;
}

async function timeFirstTap(context: BrowserContext, visitor: Visitor): Promise<FirstTap> {
  const { page, reported } = await openTab(context, visitor);
  const { at: firstDish, button } = await reported("first dish");
  await page.touchscreen.tap(button.x, button.y);
  const timeOf = async (event: "dialog" | "controls") => {
    const { at } = await reported(event, lostTapMs).catch(() => ({ at: lostTapMs }));
    return at;
  };
  const [dialog, controls] = await Promise.all([timeOf("dialog"), timeOf("controls")]);
  await page.close();
  return { firstDish, dialog, controls };
}

/** Milliseconds from a tap on the third dish, which was scrolled to, until its dialog could be filled in; or `lostTapMs`. */
async function timeLateTap(context: BrowserContext, visitor: Visitor): Promise<number> {
  const { page, reported } = await openTab(context, visitor);
  await reported("first dish");
  const elapsed = new Promise((resolve) => setTimeout(resolve, lateTapMs));
  const button = page.locator("main li:has(h3)").nth(2).getByRole("button").last();
  await button.evaluate((each) => each.scrollIntoView({ block: "center" }));
  await elapsed;
  const box = await button.boundingBox();
  if (box === null) throw new Error("the third dish has no button");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const time = await reported("controls", lostTapMs).then(
    ({ at, tapped }) => at - tapped,
    () => lostTapMs,
  );
  await page.close();
  return time;
}

/** What a page did until it was at rest, without any input. */
interface CalmVisit {
  /** The sum of all layout shifts. */
  readonly shift: number;
  readonly moved: readonly string[];
  readonly calls: number;
}

async function visitWithoutTouch(context: BrowserContext, visitor: Visitor): Promise<CalmVisit> {
  const { page, reported } = await openTab(context, visitor);
  await reported("hydrated");
  await isQuiet(page);
  const { shifts, calls } = await page.evaluate(() => ({
    shifts: window.layoutShifts ?? [],
    calls: performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname === "/graphql").length,
  }));
  await page.close();
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved),
    calls,
  };
}
