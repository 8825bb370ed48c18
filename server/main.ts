import { seedCatalogue } from "#seed/catalogue.ts";
import { composeShop } from "./compose-shop.ts";
import { readConfig } from "./config.ts";
import { deskLine } from "./desk-line.ts";
import { loadBuiltSite } from "./load-built-site.ts";
import { createLogStream } from "./log-stream.ts";
import { OperatorProblem } from "./operator-problem.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { writeToDescriptor } from "./write-to-descriptor.ts";

// Everything that the server writes contains customers' data: no other user of the machine may read it.
process.umask(0o077);
const logTo = createLogStream(writeToDescriptor(2));
try {
  const config = readConfig(process.env);
  const shop = await composeShop({
    config,
    logTo,
    seed: seedCatalogue,
    ...(await loadBuiltSite()),
  });
  const address = await shop.open();
  stopOnSignal(shop);
  const output = createLogStream(writeToDescriptor(1));
  output.write(`${shop.aboutDatabase}\nThe shop is open: ${address}\n`);
  const isTerminal = process.stdout.isTTY;
  const { store } = shop;
  output.write(`${await deskLine({ config, store, address, isTerminal, now: Date.now() })}\n`);
} catch (error) {
  if (!(error instanceof OperatorProblem)) throw error;
  logTo.write(`The server cannot start: ${error.message}\n`);
  await logTo.flush(1_000);
  process.exit(1);
}
