import { type Config, readConfig } from "#server/config/config.ts";
import { openStoreOfShop } from "#server/main/open-store.ts";
import type { Store } from "#server/store/store.ts";

/** Opens the store that the environment names, runs work on it, and closes it. Where there is no shop, none is made. */
export async function withStore(
  work: (store: Store, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStoreOfShop(config);
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}
