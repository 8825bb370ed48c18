/**
 * `npm run copy-to-postgres`: copies the shop from the SQLite file in DATA_DIR into the empty PostgreSQL database of
 * DATABASE_URL. The server must be stopped. The file is not changed.
 */
import { readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { type CopyOutcome, copyToPostgres } from "#server/store/postgres/copy-to-postgres.ts";
import { runCommand } from "./run-command.ts";
import { shopText } from "./shop-text.ts";

const refusals: Record<Exclude<CopyOutcome["kind"], "copied">, string> = {
  "nothing-to-copy": "DATA_DIR holds no shop",
  "shop-is-open":
    "the server is running: stop it first, or orders that arrive meanwhile are not copied",
  "target-not-empty": "DATABASE_URL already holds a shop: copying needs an empty database",
};

await runCommand(async () => {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined)
    throw new OperatorProblem("set DATABASE_URL to the database to copy to");
  const outcome = await copyToPostgres(databaseFile(dataFolder), databaseUrl);
  if (outcome.kind !== "copied") throw new OperatorProblem(refusals[outcome.kind]);
  process.stdout.write(
    `copied and checked (${shopText(outcome.summary)}). Start the server with DATABASE_URL from now on.\n`,
  );
});
