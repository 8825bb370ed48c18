import { pages as pagesOfDesk } from "#desk/app/pages/pages.tsx";
import { settingsParts } from "#desk/features/shop/settings-of-part.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { pages as pagesOfSite } from "#site/app/pages/pages.tsx";
import { type LongNames, withDesk } from "./desk-shop.ts";
import { type EnginePage, phone, type WindowSize, wide } from "./engine-page.ts";
import { pageFaults } from "./page-faults.ts";
import { type ChosenDish, cartInStorage } from "./stored-cart.ts";
import { found, type Language, languages, seedDish } from "./words.ts";

/** What looking at every page needs of a browser. */
export type LookedAt = Pick<EnginePage, "visit" | "run" | "resize">;

const cart: readonly ChosenDish[] = [
  [seedDish("Chopped chicken liver"), 2],
  [seedDish("Orange cake"), 20],
];

/** For so many frames nothing may be under way. What an answer brings may ask for more; what a size changes is shown in the next frame. */
const framesOfPage = 6;
const framesOfSize = 3;

const tablet: WindowSize = { width: 768, height: 900 };

/** What a look at a page is for. */
type Look = (at: {
  /** For example `/desk/orders`; of the site's pages the path. */
  readonly path: string;
  readonly language: Language;
  readonly size: WindowSize;
}) => Promise<void>;

/**
 * Shows every page of the site and of the desk in both languages and in each size, and looks at it once it is complete. The pages are
 * those of both apps' tables, of a shop in the middle of its week with long names and of a customer with a full cart.
 */
export async function lookAtEveryPage(
  page: LookedAt,
  sizes: readonly WindowSize[],
  look: Look,
): Promise<void> {
  await withDesk(async (shop) => {
    const filled = await shop.fill();
    const orderPath = await shop.pageOf(filled.order);
    const site = [...pagesOfSite.map(({ path }) => path), orderPath, "/FaQ"];
    const desk = pagesOfDesk.flatMap(({ path }) => addressesOf(path, filled));
    // The sizes go up and down in turns: a change of the size is a layout of the whole page. The first one is that of the window.
    let inTurn = sizes;
    const settled = (path: string, language: Language, { width }: WindowSize, frames: number) =>
      page.run(settle, path, messagesIn(language).shell.loading, width, frames);
    const lookAt = async (path: string, shown: string, language: Language) => {
      for (const [at, size] of inTurn.entries()) {
        if (at > 0) await page.resize(size);
        await settled(path, language, size, at === 0 ? framesOfPage : framesOfSize);
        await look({ path: shown, language, size });
      }
      inTurn = inTurn.toReversed();
    };
    await page.resize(found(inTurn[0]));
    await page.visit(`${shop.address}/desk`);
    for (const language of languages) {
      await page.run(choose, language, cartInStorage(language, cart));
      await page.visit(`${shop.address}/desk`);
      await lookAt("/desk", "/desk/sign-in", language);
    }
    const link = await shop.link();
    await page.visit(link);
    await page.run(redeem, link.slice(link.indexOf("#") + 1));
    for (const language of languages) {
      await page.run(choose, language, cartInStorage(language, cart));
      for (const path of site) {
        // Anybody can write an address: a fragment that cannot be decoded changes nothing.
        await page.visit(`${shop.address}${path}#%`);
        await lookAt(path, path === orderPath ? "/order" : path, language);
      }
      // What is asked for by a page that is shown before the app has started is not counted.
      await page.visit(`${shop.address}/desk/devices`);
      await settled("/desk/devices", language, found(inTurn[0]), framesOfPage);
      for (const path of desk)
        await lookAt(path === "/" ? "/desk" : `/desk${path}`, `/desk${path}`, language);
    }
    // A page that asks the closed shop says so on the console.
    await page.visit("about:blank");
  }, -1);
}

/** The addresses of a page of the desk, below `/desk`. A page whose address has a parameter that is not known here throws. */
export function addressesOf(page: string, { dish, place, order }: LongNames): readonly string[] {
  const parameters: Readonly<Record<string, readonly string[]>> = {
    "/orders/:number": [order],
    "/orders/:number/change": [order],
    "/customers/:number": [order],
    "/menu/dish/:id": [dish],
    "/shop/places/:place": [place, "new"],
    "/shop/:part": settingsParts,
    "/paper/:sheet": Object.keys(messagesIn("he").paper.papers),
  };
  return page.includes(":")
    ? found(parameters[page]).map((value) => page.replace(/:\w+/u, value))
    : [page];
}

/** What is wrong with the pages in an engine; see `pageFaults`. */
export async function faultsOfEveryPage(page: LookedAt): Promise<readonly string[]> {
  const faults: string[] = [];
  await lookAtEveryPage(page, [phone, tablet, wide], async ({ path, language, size }) => {
    const here = await page.run(pageFaults, size === phone);
    for (const fault of here) faults.push(`${path}, ${language}, ${String(size.width)}: ${fault}`);
  });
  return faults;
}

/** Runs in the page. */
async function redeem(code: string): Promise<void> {
  await fetch("/desk/sign-in/redeem", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, name: "Every page" }),
  });
}

/** Runs in the page. */
function choose(language: string, order: string): void {
  sessionStorage.setItem("order", order);
  localStorage.setItem("desk-language", language);
  localStorage.setItem("language", language);
  document.cookie = `language=${language}; path=/`;
}

/**
 * Runs in the page: goes to a page of the same app as a link does, unless it is there, and waits until it is complete in a window of this
 * width, for so many frames. It is at its top then.
 */
async function settle(path: string, loading: string, width: number, frames: number): Promise<void> {
  const counted = window as Window & { asked?: number };
  if (counted.asked === undefined) {
    counted.asked = 0;
    const ask = window.fetch;
    window.fetch = async (...call) => {
      counted.asked = (counted.asked ?? 0) + 1;
      try {
        return await ask(...call);
      } finally {
        counted.asked -= 1;
      }
    };
    // Nobody looks at it, and drawing takes most of an engine's time.
    document.documentElement.style.opacity = "0";
  }
  if (location.pathname !== path) history.pushState(null, "", `${path}#%`);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isComplete = () =>
    innerWidth === width &&
    counted.asked === 0 &&
    // The heading for old browsers is hidden, and is there before the app has started.
    document.querySelector("main h1")?.getClientRects()[0] !== undefined &&
    !document.body.textContent.includes(loading);
  const start = performance.now();
  for (let complete = 0; complete < frames; complete = isComplete() ? complete + 1 : 0) {
    if (performance.now() - start > 60_000) throw new Error(`${path} is not complete`);
    await nextFrame();
  }
  await document.fonts.ready;
  // Scrolling what is not scrolled takes more of an engine's time than asking.
  for (const each of document.querySelectorAll("*"))
    if (each.scrollTop !== 0 || each.scrollLeft !== 0) each.scrollTo(0, 0);
  await nextFrame();
}
