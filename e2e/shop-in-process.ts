import { seedCatalogue } from "#seed/catalogue.ts";
import { type ComposedShop, composeShop, type ShopOptions } from "#server/main/compose-shop.ts";
import { readConfig } from "#server/main/config.ts";
import { loadBuiltSite } from "#server/main/load-built-site.ts";

/**
 * The server of a shop with the seed's menu on the data of a folder, in the process of the test: a process of its own costs more than a
 * second of processor time. It does not listen yet. `settings` are those of its environment beside the defaults of tests.
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
  return composeShop({
    config: readConfig({
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      CALLS_PER_MINUTE: "0",
      ORDERS_PER_HOUR: "0",
      ...settings,
    }),
    seed: seedCatalogue,
    ...options,
    ...(await loadBuiltSite()),
  });
}
