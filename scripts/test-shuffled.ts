/**
 * `npm run test:shuffled [-- SEED [FOLDERS]]`: all unit tests, or those of some folders, in a random order, files and tests, to find what
 * depends on the order. The same seed gives the same order: each half of the files runs in one process, one file after the other. What a half
 * writes comes when it has ended.
 */
import { randomInt } from "node:crypto";
import { runTool } from "./run-tool.ts";

const [given, ...folders] = process.argv.slice(2);
const seed = given ?? String(randomInt(1_000_000));
if (/^\d{1,9}$/u.test(seed)) await runShuffled();
else {
  process.stderr.write("The seed is a number: npm run test:shuffled -- 1234\n");
  process.exitCode = 1;
}

async function runShuffled(): Promise<void> {
  process.stdout.write(`seed ${seed}\n`);
  const halves = await Promise.all(
    ["1/2", "2/2"].map(async (half) => {
      const command = ["vitest", "run", "--reporter=minimal", `--shard=${half}`, ...folders];
      const outcome = await runTool(command, { env: { SHUFFLED: seed } });
      process.stdout.write(`half ${half}\n${outcome.output}\n`);
      return outcome;
    }),
  );
  const isOk = halves.every((half) => half.isOk);
  process.stdout.write(
    isOk
      ? `passed with seed ${seed}\n`
      : `failed, again: npm run test:shuffled -- ${[seed, ...folders].join(" ")}\n`,
  );
  process.exitCode = isOk ? 0 : 1;
}
