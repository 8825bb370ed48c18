import { seedCatalogue } from "#seed/catalogue.ts";
import { composeShop } from "./compose-shop.ts";
import { readConfig } from "./config.ts";
import { loadBuiltSite } from "./load-built-site.ts";
import { OperatorProblem } from "./operator-problem.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

// Everything that the server writes contains customers' data: no other user of the machine may read it.
process.umask(0o077);
try {
  const config = readConfig(process.env);
  const shop = await composeShop({ config, seed: seedCatalogue, ...(await loadBuiltSite()) });
  const address = await shop.open();
  stopOnSignal(shop);
  process.stdout.write(`The shop is open: ${address}\n`);
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error;
  process.stderr.write(`The server cannot start: ${error.message}\n`);
  process.exit(1);
}
