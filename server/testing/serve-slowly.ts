/**
 * A shop in a given folder, for testing how it stops. Arguments: the folder; milliseconds for each page; characters of each
 * page; milliseconds that requests under way have when it stops. It writes its address, and a line for each page that is requested.
 */
import { setTimeout as wait } from "node:timers/promises";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { readConfig } from "#server/config/config.ts";
import { composeShop } from "#server/main/compose-shop.ts";
import { stopOnSignal } from "#server/main/stop-on-signal.ts";

const [folder = "", pause, length, patience] = process.argv.slice(2);
const config = readConfig({ PORT: "0", DATA_DIR: folder });
const shop = await composeShop({
  config,
  seed: soupKitchen,
  renderer: {
    render: async ({ path }) => {
      process.stdout.write(`asked for ${path}\n`);
      await wait(Number(pause));
      return { html: path.padEnd(Number(length)), status: 200 };
    },
  },
  renderDish: () => Promise.resolve(""),
  assetsFolder: null,
  serviceWorkerFile: null,
  deskFolder: null,
  isDevelopment: true,
});
const address = await shop.open();
stopOnSignal(shop, patience === undefined ? undefined : Number(patience));
process.stdout.write(`${address}\n`);
