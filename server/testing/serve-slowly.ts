/**
 * A shop in the folder that it is given, for looking at how it stops: how many milliseconds it takes for a page, and how many
 * requests have when it stops, are given too. It says its address, and of each page that it was asked for it.
 */
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/create-app.ts";
import { listen } from "#server/listen.ts";
import { openStore } from "#server/open-store.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { seedStore } from "#server/seed-store.ts";
import { setUpOutboxWorker } from "#server/set-up-outbox-worker.ts";
import { stopOnSignal } from "#server/stop-on-signal.ts";

const [folder = "", pause, patience] = process.argv.slice(2);
const config = readConfig({ PORT: "0", DATA_DIR: folder });
const store = await openStore(config);
await seedStore(store, soupKitchen, Date.now);
const app = await createApp({
  config,
  store,
  renderer: {
    render: async ({ path }) => {
      process.stdout.write(`asked for ${path}\n`);
      await wait(Number(pause));
      return { html: path, status: 200 };
    },
  },
  assetsFolder: null,
  picturesFolder: folder,
  serviceWorkerFile: null,
  clock: Date.now,
  makeNumber: makeOrderNumber,
  onOrderStored: () => void outbox.wake(),
  logTo: pino.destination({ dest: 2, sync: true }),
  isDevelopment: true,
});
const outbox = setUpOutboxWorker({ config, store, log: app.log });
const address = await listen(app, config);
outbox.start();
stopOnSignal(app, outbox, store, patience === undefined ? undefined : Number(patience));
process.stdout.write(`${address}\n`);
