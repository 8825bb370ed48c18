import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config/config.ts";
import { type ComposedShop, composeShop, type ShopOptions } from "#server/main/compose-shop.ts";
import { loadBuiltSite } from "#server/main/load-built-site.ts";
import { settingsOfTests } from "#server/testing/spawn-shop.ts";
import { keepLog } from "./server-logs.ts";

/**
 * The server of a shop with the seed's menu on the data of a folder, in the process of the test: a process of its own costs more than a
 * second of processor time. It does not listen yet. `settings` are those of its environment beside `settingsOfTests`.
 */
export async function composeShopInProcess(
  folder: string,
  {
    settings = {},
    ...options
  }: Omit<Partial<ShopOptions>, "config" | "seed"> & {
    readonly settings?: Readonly<Record<string, string>>;
  },
): Promise<ComposedShop> {
  const lines: string[] = [];
  keepLog({ name: `the shop in ${folder}`, text: () => lines.join(""), isRunning: () => false });
  return composeShop({
    logTo: { write: (line) => void lines.push(line), flush: () => Promise.resolve() },
    config: readConfig({ ...settingsOfTests, DATA_DIR: folder, ...settings }),
    seed: seedCatalogue,
    ...options,
    ...(await loadBuiltSite()),
  });
}
