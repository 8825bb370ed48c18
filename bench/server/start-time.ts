import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { atMost, type Bench } from "#bench/bench-line.ts";
import { interleave, median } from "#bench/interleave.ts";
import { temporaryFolder } from "#bench/temporary-folder.ts";
import { projectRoot } from "#server/project-root.ts";

const main = fileURLToPath(new URL("server/main.ts", projectRoot));

/** The program itself, the site built already: from its start to the first page, with a new data folder and with one that is there. */
export const startTime: Bench = {
  name: "start-time",
  async *measure({ rounds, say }) {
    using known = temporaryFolder();
    await untilAnswered(known.path);
    say("starting the shop");
    const times = await interleave(rounds, {
      first: async () => {
        using empty = temporaryFolder();
        return await untilAnswered(empty.path);
      },
      again: () => untilAnswered(known.path),
    });
    const limit = atMost(1.5);
    const unit = "s";
    yield { goal: "a first start answers soon", limit, measured: median(times.first), unit };
    yield { goal: "so does every other", limit, measured: median(times.again), unit };
  },
};

/** Seconds from the start of the program to its answer to `GET /`. */
async function untilAnswered(dataFolder: string): Promise<number> {
  const start = performance.now();
  const shop = spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataFolder },
  });
  const kill = () => void shop.kill("SIGKILL");
  process.on("exit", kill);
  const ended = once(shop, "exit");
  try {
    const [line] = (await Promise.race([once(shop.stdout, "data"), ended])) as readonly unknown[];
    const address = /http:\S+/u.exec(String(line))?.[0];
    if (address === undefined) throw new Error("the shop did not open");
    const response = await fetch(`${address}/`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the shop answered ${response.status}`);
    return (performance.now() - start) / 1_000;
  } finally {
    kill();
    process.off("exit", kill);
    await ended;
  }
}
