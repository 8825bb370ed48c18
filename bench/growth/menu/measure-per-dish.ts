import type { Browser } from "@playwright/test";
import { atMost, type BenchLine } from "#bench/bench-line.ts";
import { median } from "#bench/interleave.ts";
import type { ShopProcess } from "#bench/shop-process.ts";
import { loadRenderer } from "#server/load-renderer.ts";
import { projectRoot } from "#server/project-root.ts";
import { bySize, inTurns, type MenuSize, type OfEachSize, ofEachSize } from "./menu-sizes.ts";
import { compressedBytes } from "./open-menu-shop.ts";
import { Phone } from "./phone.ts";
import { workOfServer } from "./work-of-server.ts";

/** What a dish more costs on a long menu, against what a dish of the short one costs. */
export async function* measurePerDish(
  rounds: number,
  browser: Browser,
  shops: OfEachSize<ShopProcess>,
): AsyncGenerator<BenchLine> {
  const visits = await inTurns(rounds, async (size) => {
    await using phone = await Phone.unpack(browser);
    await phone.visit(shops[size].address);
    return await phone.worked();
  });
  yield* lines("first visit, all work of the main thread", "ms", (size) => median(visits[size]));

  const renderer = await loadRenderer(new URL("dist/server/entry-server.js", projectRoot));
  const work = await ofEachSize((size) => Promise.resolve(workOfServer(renderer, Number(size))));
  // Half the first figures are of code that is not compiled yet.
  await inTurns(3, (size) => work[size]());
  const rendering = await inTurns(rounds, async (size) => {
    // As many dishes of each size.
    const times = 3000 / Number(size);
    let sum = 0;
    for (let time = 0; time < times; time += 1) sum += await work[size]();
    return sum / times;
  });
  yield* lines("rendering the page", "ms of CPU", (size) => median(rendering[size]));

  const bytes = await ofEachSize((size) => compressedBytes(`${shops[size].address}/`, "he"));
  yield* lines("the page", "kB brotli", (size) => (bytes[size] ?? Number.NaN) / 1000);
}

function* lines(what: string, unit: string, figure: (size: MenuSize) => number) {
  const perDish = (size: MenuSize) => figure(size) / Number(size);
  for (const size of ["600", "3000"] as const) {
    yield {
      goal: `${what}: a dish of ${Number(size).toLocaleString("en")} against one of 60`,
      limit: atMost(1.1),
      measured: perDish(size) / perDish("60"),
      unit: "times",
      detail: `${unit}: ${bySize(figure)}`,
    } satisfies BenchLine;
  }
}
