import { fileURLToPath } from "node:url";
import pino from "pino";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "./config.ts";
import { createApp } from "./http/create-app.ts";
import { listen } from "./listen.ts";
import { loadRenderer } from "./load-renderer.ts";
import { openStore } from "./open-store.ts";
import { makeOrderNumber } from "./ordering/make-order-number.ts";
import { projectRoot } from "./project-root.ts";
import { seedStore } from "./seed-store.ts";
import { setUpOutboxWorker } from "./set-up-outbox-worker.ts";
import { StartProblem } from "./start-problem.ts";
import { stopOnSignal } from "./stop-on-signal.ts";
import { warnOfPlaceholders } from "./warn-of-placeholders.ts";

// Customers are in whatever the server writes: for nobody else on the machine to read.
process.umask(0o077);
try {
  const config = readConfig(process.env);
  const renderer = await loadRenderer(new URL("dist/server/entry-server.js", projectRoot));
  const store = await openStore(config);
  await seedStore(store, seedCatalogue, Date.now);
  const app = await createApp({
    config,
    store,
    renderer,
    assetsFolder: fileURLToPath(new URL("dist/site/assets", projectRoot)),
    picturesFolder: fileURLToPath(new URL("seed/webImages", projectRoot)),
    serviceWorkerFile: config.isReadableOffline
      ? fileURLToPath(new URL("dist/site/service-worker.js", projectRoot))
      : null,
    clock: Date.now,
    makeNumber: makeOrderNumber,
    onOrderStored: () => void outbox.wake(),
    // Standard output is for the one line below.
    logTo: pino.destination({ dest: 2, sync: true }),
  });
  await warnOfPlaceholders(store, app.log);
  const outbox = setUpOutboxWorker({ config, store, log: app.log });
  const address = await listen(app, config);
  outbox.start();
  stopOnSignal(app, outbox, store);
  process.stdout.write(`The shop is open: ${address}\n`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`The server cannot start: ${error.message}\n`);
  process.exit(1);
}
