/**
 * Makes the nightly backup in a process of its own, because reading the whole copy would hold up the answers of the server. It ends with
 * status 0 when the backup is finished; otherwise the reason is on standard error.
 */
import { backUpShop } from "./back-up-shop.ts";
import { readConfig } from "./config.ts";
import { OperatorProblem } from "./operator-problem.ts";

process.umask(0o077);
try {
  await backUpShop(readConfig(process.env), Date.now());
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
