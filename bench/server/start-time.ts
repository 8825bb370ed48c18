import { atMost, type Bench } from "#bench/bench-line.ts";
import { interleave, median } from "#bench/interleave.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";

/** Seconds that a restart interrupts the shop, with the site already built. */
export const startTime: Bench = {
  name: "start-time",
  async *measure({ rounds, say }) {
    using known = benchFolder();
    await secondsToFirstPage(known.path);
    say("starting the shop");
    const times = await interleave(rounds, {
      first: async () => {
        using empty = benchFolder();
        return await secondsToFirstPage(empty.path);
      },
      later: () => secondsToFirstPage(known.path),
    });
    const from = "from starting the process to the first page";
    const [limit, unit] = [atMost(1.5), "s"];
    yield { subject: `${from}, new data folder`, limit, measured: median(times.first), unit };
    yield { subject: `${from}, existing data folder`, limit, measured: median(times.later), unit };
  },
};

async function secondsToFirstPage(dataFolder: string): Promise<number> {
  const start = performance.now();
  await using shop = await spawnShop({ DATA_DIR: dataFolder });
  const response = await fetch(`${shop.address}/`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the shop answered ${response.status}`);
  return (performance.now() - start) / 1_000;
}
