import { chromium } from "@playwright/test";
import { atMost, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { median } from "#bench/interleave.ts";
import { chromiumSwitches } from "#scripts/chromium-switches.ts";
import { findChromium } from "#scripts/find-chromium.ts";
import { measurePerDish } from "./measure-per-dish.ts";
import { measurePresses } from "./measure-presses.ts";
import { type MenuSize, menuSizes, ofEachSize } from "./menu-sizes.ts";
import { openMenuShop } from "./open-menu-shop.ts";
import { Phone } from "./phone.ts";
import { scrollThrough } from "./scroll-through.ts";

/** What a menu of 60, 600 and 3,000 dishes costs whoever orders from it, and whoever serves it. */
export async function* measureMenus({ rounds, say }: BenchOptions): AsyncGenerator<BenchLine> {
  await using open = new AsyncDisposableStack();
  say("opening shops with 60, 600 and 3,000 dishes");
  const shops = await ofEachSize(async (size) => open.use(await openMenuShop(Number(size))));
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("there is no Chromium");
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumSwitches],
    // Whoever interrupts the measuring ends the shops too.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  open.defer(() => browser.close());
  // One after the other: a page that loads keeps a processor busy.
  const visiting = async () => {
    const phones: [MenuSize, Phone][] = [];
    for (const size of menuSizes) {
      const phone = open.use(await Phone.unpack(browser));
      await phone.visit(shops[size].address);
      phones.push([size, phone]);
    }
    return Object.fromEntries(phones) as Record<MenuSize, Phone>;
  };

  say("pressing");
  const onMenu = await visiting();
  yield* measurePresses(rounds, { onMenu, inCart: await visiting() });

  say("scrolling");
  const scrolled = [await scrollThrough(onMenu["3000"]), await scrollThrough(onMenu["3000"])];
  yield {
    goal: "scrolling through 3,000 dishes, a screenful each frame: frames more than 50 ms after the one before",
    limit: atMost(0.01),
    measured: median(scrolled.map(({ shareOfLateFrames }) => shareOfLateFrames)),
    unit: "of all frames",
    detail: `at a quarter of the speed; ${scrolled.map(({ frames, longestTask }) => `${frames} frames, longest task ${longestTask} ms`).join("; ")}`,
  };

  say("first visits, rendering, sizes");
  yield* measurePerDish(rounds, browser, shops);
}
