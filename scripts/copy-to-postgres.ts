/**
 * `npm run copy-to-postgres`: moves the shop out of the SQLite file in DATA_DIR into the empty PostgreSQL database of DATABASE_URL.
 * The shop must be closed. The file stays as it was.
 */
import { readConfig } from "#server/config.ts";
import { databaseFile } from "#server/open-store.ts";
import { StartProblem } from "#server/start-problem.ts";
import { type CopyOutcome, copyToPostgres } from "#server/store/postgres/copy-to-postgres.ts";
import { runCommand } from "./run-command.ts";
import { shopText } from "./shop-text.ts";

const refusals: Record<Exclude<CopyOutcome["kind"], "copied">, string> = {
  "nothing-to-copy": "there is no shop in DATA_DIR",
  "shop-is-open":
    "the shop is open: stop the server first, or orders come in that do not move along",
  "target-not-empty": "DATABASE_URL has a shop already: this needs an empty database",
};

await runCommand(async () => {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) throw new StartProblem("DATABASE_URL must say where to");
  const outcome = await copyToPostgres(databaseFile(dataFolder), databaseUrl);
  if (outcome.kind !== "copied") throw new StartProblem(refusals[outcome.kind]);
  process.stdout.write(
    `moved, and the same on both sides, ${shopText(outcome.summary)}. Start the server with DATABASE_URL now.\n`,
  );
});
