import { expect, test } from "vitest";
import { type ShopSettings, versionOfSettings } from "#domain/catalogue/catalogue.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { monday, openMenuDesk } from "#server/seller/testing/open-menu-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";

const { shop } = soupKitchen;
const names = { legalName: { he: "רות", en: "Ruth" }, idNumber: null };
const newPayee = { ...shop.payment, payee: { he: "גנב", en: "Thief" } };
const settings = (some: Partial<ShopSettings>): CatalogueChange => ({
  kind: "save-shop",
  settings: some,
  seen: versionOfSettings(shop, Object.keys(some) as (keyof ShopSettings)[]),
});
const payTo = (payment: typeof shop.payment) => settings({ payment });

test.for(shopDatabases)(
  "on $name whom to pay and where to write is changed only after the passkey, also by restoring and taking back",
  async (database) => {
    const { change, takeBack, store, phone } = await openMenuDesk(database);
    const refusal = { refusal: { code: "CONFIRM_FIRST" } };
    const thiefs = [
      payTo(newPayee),
      payTo({ ...shop.payment, app: { he: "ביט 050-666-6666", en: "Bit to 050-666-6666" } }),
      payTo({ ...shop.payment, link: "https://thief.example" }),
      settings({ contactAddress: "thief@example.com" }),
      settings({ whatsapp: "972506666666" }),
      settings({ seller: { ...names, address: names.legalName, phoneNumber: "050-666-6666" } }),
      settings({
        accessibilityContact: {
          name: names.legalName,
          phoneNumber: null,
          email: "thief@example.com",
        },
      }),
      settings({ customerYears: 1 }),
    ];
    for (const thief of thiefs) await expect(change(thief)).rejects.toMatchObject(refusal);
    expect((await store.currentCatalogue())?.version).toBe(1);
    const kashrut = { he: "כשר", en: "Kosher" };
    expect((await change(settings({ kashrut }), "kashrut")).outcome).toBe("saved");
    expect(await store.changesOfSettings({ since: monday, limit: 9 })).toMatchObject([
      { deviceId: phone.id, content: { version: 2, saved: { settings: ["kashrut"] } } },
    ]);
    await store.confirmDevice({ id: phone.id, at: monday });
    expect((await change({ kind: "restore", version: 1 }, "first")).outcome).toBe("saved");
    expect((await change(payTo(newPayee))).outcome).toBe("saved");
    await store.confirmDevice({ id: phone.id, at: monday - 10 * 60_000 });
    await expect(takeBack("change")).rejects.toMatchObject(refusal);
    await expect(change({ kind: "restore", version: 1 }, "restore")).rejects.toMatchObject(refusal);
    const { contactAddress } = shop;
    const due = await store.claimNotices({ now: monday, until: monday + 1, limit: 9 });
    expect(due).toMatchObject([
      { recipient: contactAddress, about: { event: { actionId: "change" } } },
    ]);
    // The same request, sent again, gets the outcome of the first.
    expect((await change(payTo(newPayee))).outcome).toBe("repeated");
  },
);
