import { expect, test } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { type ShopSettings, versionOfSettings } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { catalogueFileOf } from "#server/seller/catalogue/catalogue-file.ts";
import { importCatalogue } from "#server/seller/catalogue/import-catalogue.ts";
import { readToday } from "#server/seller/reads/read-today.ts";
import { monday, openMenuDesk } from "#server/seller/testing/open-menu-desk.ts";
import { readOldWeeks } from "#server/store/erasing/read-old-weeks.ts";
import { contextOf } from "#server/testing/open-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";

const day = 24 * 60 * 60_000;

test.for(shopDatabases)(
  "on $name customers are kept for fewer years only a week after that was set by whatever way, and longer at once",
  async (database) => {
    const desk = await openMenuDesk(database);
    const { store, phone, change, takeBack } = desk;
    const set = async (years: number | null, actionId: string) => {
      const shop = (await store.currentCatalogue())?.catalogue.shop ?? soupKitchen.shop;
      const settings: Partial<ShopSettings> = { customerYears: years };
      const seen = versionOfSettings(shop, ["customerYears"]);
      expect(await change({ kind: "save-shop", settings, seen }, actionId)).toMatchObject({
        outcome: "saved",
      });
    };
    const yearsAfter = async (days: number) =>
      (await readOldWeeks(store, monday + days * day)).years;
    const today = async (): Promise<AnswerOf<"today">> =>
      readToday(await contextOf(phone, store, monday));
    // Longer needs no passkey, so that one press takes back what is shorter.
    await set(9, "longer");
    expect([await yearsAfter(0), (await today()).fewerYears]).toEqual([9, null]);
    await expect(set(2, "shorter")).rejects.toMatchObject({
      refusal: { code: "CONFIRM_FIRST" },
    });
    await store.confirmDevice({ id: phone.id, at: monday });

    await set(2, "shorter");
    expect([await yearsAfter(0), await yearsAfter(6.9), await yearsAfter(7)]).toEqual([9, 9, 2]);
    expect((await today()).fewerYears).toMatchObject({
      years: 2,
      before: 9,
      from: monday + 7 * day,
    });
    const seen = (await today()).fewerYears?.seen ?? "";
    await store.confirmDevice({ id: phone.id, at: monday - day });
    const back = { kind: "save-shop", settings: { customerYears: 9 }, seen };
    expect(await change(back, "one-press")).toMatchObject({ outcome: "saved" });
    expect([await yearsAfter(0), await yearsAfter(8), (await today()).fewerYears]).toEqual([
      9,
      9,
      null,
    ]);
    await store.confirmDevice({ id: phone.id, at: monday });

    // Twice shorter is not sooner.
    await set(8, "a-little");
    await set(1, "more");
    expect([await yearsAfter(6.9), await yearsAfter(7)]).toEqual([9, 1]);
    expect(await takeBack("more", "back")).toMatchObject({ outcome: "saved" });
    await set(30, "long");
    expect(await takeBack("long", "not-long")).toMatchObject({ outcome: "saved" });
    expect([await yearsAfter(0), await yearsAfter(7)]).toEqual([30, 8]);
    await set(30, "long-again");
    expect(await change({ kind: "restore", version: 1 }, "restored")).toMatchObject({
      outcome: "saved",
    });
    expect([await yearsAfter(0), await yearsAfter(7)]).toEqual([30, 7]);
    const current = await store.currentCatalogue();
    if (current === undefined) throw new Error("the shop has no catalogue");
    const { catalogue, version } = current;
    const shop = { ...catalogue.shop, customerYears: 3 };
    const content = catalogueFileOf({ version, catalogue: { ...catalogue, shop } });
    const file = { content, savedAt: monday + 3 * day, sellerAddress: undefined };
    expect(await importCatalogue(store, file)).toMatchObject({ kind: "saved" });
    expect([await yearsAfter(9.9), await yearsAfter(10)]).toEqual([7, 3]);
    const due = await store.claimNotices({
      now: monday + 3 * day,
      until: monday + 4 * day,
      limit: 99,
    });
    expect(
      due.filter(
        ({ about }) =>
          about.kind === "catalogue" &&
          about.event.content.saved.settings?.includes("customerYears") === true,
      ),
    ).toHaveLength(11);
  },
);
