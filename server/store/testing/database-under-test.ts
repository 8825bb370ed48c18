import { onTestFinished } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";

/** One database, empty at first, that any number of stores can be opened on, as by several processes. */
export interface DatabaseUnderTest {
  readonly open: () => Promise<Store>;
  /** Carries out a statement of SQL past all stores, as somebody with a database tool would. */
  readonly execute: (sql: string) => Promise<void>;
}

/** Opens a store that is closed with the running test. */
export async function openForTest(database: DatabaseUnderTest): Promise<Store> {
  const store = await database.open();
  onTestFinished(() => store.close());
  return store;
}

/** The same shop under another address: a change that touches no price. */
export const renamed = {
  ...soupKitchen,
  shop: { ...soupKitchen.shop, contactAddress: "new@soup.example" },
};
