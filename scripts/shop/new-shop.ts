import { parseArgs } from "node:util";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { databaseText } from "#server/main/database-text.ts";
import { hasShop, openStore, openStoreOfShop } from "#server/main/open-store.ts";
import { seedStore } from "#server/main/seed-store.ts";

/**
 * Makes a shop with the seed menu in the database that the settings name. Throws an `OperatorProblem` if one is there already, or if the
 * database cannot be used. After a kill at any moment it can be repeated.
 */
export async function newShop(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args] });
  const config = readConfig(process.env);
  // A database that is there is not migrated.
  const store = await ((await hasShop(config)) ? openStoreOfShop(config) : openStore(config));
  try {
    if ((await store.currentCatalogue()) !== undefined)
      throw new OperatorProblem(`there is a shop already: ${await databaseText(config, store)}`);
    await seedStore(store, seedCatalogue, Date.now);
    process.stdout.write(`A new shop is made. ${await databaseText(config, store)}\n`);
  } finally {
    await store.close();
  }
}
