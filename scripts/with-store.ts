import { type Config, readConfig } from "#server/config.ts";
import { openStore } from "#server/open-store.ts";
import type { Store } from "#server/store/store.ts";

/** Opens the store that the environment names, runs work on it, and closes it. */
export async function withStore(
  work: (store: Store, config: Config) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}
