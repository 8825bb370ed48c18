/**
 * `npm run demo`: opens a shop in a temporary folder with a week of a hundred orders in both languages, so that anybody can look
 * at a full desk. Nothing is mailed, and the folder is removed when the demo stops. PORT and HOST are the only settings that count.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { longestSession } from "#domain/order-log/device.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config/config.ts";
import { composeShop } from "#server/main/compose-shop.ts";
import { loadBuiltSite } from "#server/main/load-built-site.ts";
import { createLogStream } from "#server/main/log-stream.ts";
import { stopOnSignal } from "#server/main/stop-on-signal.ts";
import { writeToDescriptor } from "#server/main/write-to-descriptor.ts";
import { makeDeviceLink } from "#server/seller/session/device-link.ts";
import { fillDemoShop } from "./demo/fill-demo-shop.ts";
import { hasBuiltSite } from "./has-built-site.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const output = createLogStream(writeToDescriptor(1));
  if (!(await hasBuiltSite(output))) {
    process.exitCode = 1;
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "aris-gourmet-demo-"));
  const { PORT, HOST } = process.env;
  const shop = await composeShop({
    config: readConfig({ PORT, HOST, DATA_DIR: folder, LOG_LEVEL: "error", ORDERS_PER_HOUR: "0" }),
    seed: seedCatalogue,
    ...(await loadBuiltSite()),
  });
  await fillDemoShop(shop.store, Date.now());
  const origin = await shop.open();
  stopOnSignal({
    ...shop,
    stop: async () => {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
  const now = Date.now();
  const endsAt = now + longestSession;
  const link = { role: "owner", endsAt, by: null, origin, now } as const;
  const { url } = await makeDeviceLink(shop.store, link);
  output.write(`The shop of the demo: ${origin}\n`);
  output.write(`Its seller's desk: ${url} (good once, for ten minutes)\n`);
});
