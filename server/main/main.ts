import { flushCompileCache } from "node:module";
import { readConfig } from "#server/config/config.ts";
import { laterVersionStatus } from "#server/config/later-version-status.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { OtherVersion } from "#server/store/schema-fence.ts";
import { composeShop } from "./compose-shop.ts";
import { deskLine } from "./desk-line.ts";
import { takePort } from "./listen.ts";
import { loadBuiltSite } from "./load-built-site.ts";
import { createLogStream } from "./log-stream.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { writeToDescriptor } from "./write-to-descriptor.ts";

// Everything that the server writes contains customers' data: no other user of the machine may read it.
process.umask(0o077);
const logTo = createLogStream(writeToDescriptor(2));
const endAtOnce = async (status: number) => {
  await logTo.flush(1_000);
  process.exit(status);
};
let end = (status: number): void => void endAtOnce(status);
try {
  const config = readConfig(process.env);
  // A server that cannot listen must not have migrated the database under the one that does.
  const releasePort = await takePort(config);
  const shop = await composeShop({
    config,
    logTo,
    seed: async () => (await import("#seed/catalogue.ts")).seedCatalogue,
    isBackedUp: true,
    onLaterVersion: (problem) => {
      logTo.write(`The server stops: ${problem.message}\n`);
      end(laterVersionStatus);
    },
    ...(await loadBuiltSite()),
  });
  const address = await shop.open(releasePort);
  end = stopOnSignal(shop);
  const output = createLogStream(writeToDescriptor(1));
  output.write(`${shop.aboutDatabase}\nThe shop is open: ${address}\n`);
  const isTerminal = process.stdout.isTTY;
  const { store, clock } = shop;
  output.write(`${await deskLine({ config, store, address, isTerminal, now: clock() })}\n`);
  // Otherwise it is written at the end, which a process that is killed does not reach.
  flushCompileCache();
} catch (error) {
  if (error instanceof OperatorProblem) {
    logTo.write(`The server cannot start: ${error.message}\n`);
    await endAtOnce(error.cause instanceof OtherVersion ? laterVersionStatus : 1);
    // A write that was refused has ended the server.
  } else if (!(error instanceof OtherVersion)) throw error;
}
