import { seedCatalogue } from "#seed/catalogue.ts";
import { openStore } from "#server/main/open-store.ts";
import { seedStore } from "#server/main/seed-store.ts";
import { mailDeliveryOf } from "#server/store/mails/mail-delivery.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { fillDemoShop } from "./fill-demo-shop.ts";

/** Makes a shop with the demo's week, of so many orders, in an empty data folder. Gives the cookie of an owner's device. */
export async function makeDemoShop(dataFolder: string, orders?: number): Promise<string> {
  const store = await openStore({ dataFolder, databaseUrl: undefined });
  try {
    await seedStore(store, seedCatalogue, Date.now);
    // Its mails count as sent, and no mail server sent them.
    await mailDeliveryOf(store, { hasMailServer: false, hasFiles: true, at: Date.now() });
    await fillDemoShop(store, Date.now(), { orders });
    return (await letIn(store, "owner", Date.now())).headers["cookie"] ?? "";
  } finally {
    await store.close();
  }
}
