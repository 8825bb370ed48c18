import { describe, expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { versionOfDish, versionOfSettings } from "#domain/catalogue/version-of-thing.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { Store } from "#server/store/store.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { changeMenu, takeBackMenuChange } from "./change-menu.ts";
import { readVersions } from "./read-versions.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const dishes = soupKitchen.menu.flatMap(({ id = "", dishes: inType }) =>
  inType.map((dish) => ({ dish, type: id })),
);
const [first, second] = dishes;
if (first === undefined || second === undefined) throw new Error("the soup kitchen has two dishes");
const { shop } = soupKitchen;

/** Adds a line to a dish that was seen as it was at first. */
function describeDish(
  { dish, type }: (typeof dishes)[number],
  line = dish.dishName.en,
): CatalogueChange {
  const dishDescriptions = [{ he: line, en: line }];
  const saved = { ...dish, dishDescriptions };
  return { kind: "save-dish", dish: saved, dishType: type, seen: versionOfDish(dish) };
}

const soldOut = (isSoldOut: boolean): CatalogueChange => ({
  kind: "set-sold-out",
  id: first.dish.id ?? "",
  isSoldOut,
});
const newPayee = { ...shop.payment, payee: { he: "גנב", en: "Thief" } };
const payTo = (payment: unknown): CatalogueChange => ({
  kind: "save-shop",
  settings: { payment },
  seen: versionOfSettings(shop, ["payment"]),
});

async function openMenuDesk(database: (typeof shopDatabases)[number]) {
  const { store } = await database.prepare();
  const phone = await letIn(store, "owner", monday);
  return {
    store,
    phone,
    /** As it comes over the wire. */
    change: async (change: unknown, actionId = "change", on: Store = store) => {
      const context = await contextOf(phone, on, monday);
      const sent: unknown = JSON.parse(JSON.stringify(change));
      return changeMenu(context, { actionId, pressedAt: monday, change: sent });
    },
    takeBack: async (undoes: string, actionId = "back") =>
      takeBackMenuChange(await contextOf(phone, store, monday), {
        actionId,
        pressedAt: monday,
        undoes,
      }),
    versions: async (before?: number) =>
      readVersions(await contextOf(phone, store, monday), before),
    dishesNow: async (): Promise<readonly Dish<LocalizedText>[]> =>
      (await store.currentCatalogue())?.catalogue.menu.flatMap((type) => type.dishes) ?? [],
  };
}

describe.each(shopDatabases)("on $name", (database) => {
  test("devices that edit different dishes at once all succeed, and of one dish one does", async () => {
    const { change, dishesNow, store } = await openMenuDesk(database);
    const apart = await Promise.all(
      dishes.map((each, index) => change(describeDish(each), `dish-${String(index)}`)),
    );
    expect(apart.map(({ outcome }) => outcome)).toEqual(dishes.map(() => "saved"));
    expect((await dishesNow()).map(({ dishDescriptions }) => dishDescriptions[0]?.he)).toEqual(
      dishes.map(({ dish }) => dish.dishName.en),
    );
    const seen = (await dishesNow())[0];
    if (seen === undefined) throw new Error("there is a dish");
    const together = await Promise.all(
      ["one", "two", "three"].map((line) =>
        change(describeDish({ ...first, dish: seen }, line), line),
      ),
    );
    expect(together.map(({ outcome }) => outcome).toSorted()).toEqual([
      "changed_elsewhere",
      "changed_elsewhere",
      "saved",
    ]);
    const { version = 0 } = (await store.currentCatalogue()) ?? {};
    expect(version).toBe(1 + dishes.length + 1);
    const [answer] = together;
    expect(parseCatalogue(answer?.catalogue.content).menu).toHaveLength(soupKitchen.menu.length);
  });

  test("a change that is sent twenty times is one, and another one with its action id is refused", async () => {
    const { change, store } = await openMenuDesk(database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(soldOut(true))));
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => "repeated"),
      "saved",
    ]);
    await change(soldOut(false), "available");
    const late = await change(soldOut(true));
    expect(late).toMatchObject({ outcome: "repeated", catalogue: { version: 3 } });
    expect((await change(soldOut(false))).outcome).toBe("action_reused");
    expect((await store.currentCatalogue())?.version).toBe(3);
  });

  test("a change is taken back, what came later stays, and taking back is taken back", async () => {
    const { change, takeBack, dishesNow, versions } = await openMenuDesk(database);
    await change(soldOut(true));
    await change(describeDish(second, "Warm"), "describe");
    expect((await takeBack("change")).outcome).toBe("saved");
    expect((await takeBack("change")).outcome).toBe("repeated");
    expect((await dishesNow())[0]).toEqual(first.dish);
    expect((await dishesNow())[1]?.dishDescriptions).toEqual([{ he: "Warm", en: "Warm" }]);
    expect((await takeBack("back", "again")).outcome).toBe("saved");
    expect((await dishesNow())[0]?.isSoldOut).toBe(true);
    expect((await takeBack("unknown", "other")).outcome).toBe("nothing_to_undo");
    const [newest, ...older] = await versions();
    expect(newest).toMatchObject({
      version: 5,
      savedAt: monday,
      device: { name: "owner", isThis: true },
      changes: [{ thing: "dish", kind: "sold_out", name: first.dish.dishName }],
    });
    expect(older.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
      ["available"],
      ["texts"],
      ["sold_out"],
      [],
    ]);
    expect(older.at(-1)).toMatchObject({ version: 1, device: null });
    expect((await versions(3)).map(({ version }) => version)).toEqual([2, 1]);
  });

  test("what is so already makes no version: a mark, a dish, settings, a place in the menu and an older version", async () => {
    const { change, takeBack, dishesNow, store } = await openMenuDesk(database);
    await change(soldOut(true));
    const [dish] = await dishesNow();
    if (dish === undefined) throw new Error("there is a dish");
    const seen = versionOfDish(dish);
    const next = soupKitchen.menu[0]?.dishes[1]?.id ?? null;
    const unchanged: readonly unknown[] = [
      soldOut(true),
      { kind: "set-hidden", id: dish.id, isHidden: false },
      { kind: "save-dish", dish, dishType: first.type, seen },
      { kind: "move-dish", id: dish.id, dishType: first.type, before: next },
      payTo(shop.payment),
      { kind: "restore", version: 2 },
    ];
    for (const [index, each] of unchanged.entries())
      expect(await change(each, `unchanged-${String(index)}`)).toMatchObject({
        outcome: "repeated",
        catalogue: { version: 2 },
      });
    expect((await takeBack("unchanged-0")).outcome).toBe("nothing_to_undo");
    await change(soldOut(false), "available");
    expect(await takeBack("change")).toMatchObject({
      outcome: "repeated",
      catalogue: { version: 3 },
    });
    expect((await store.currentCatalogue())?.version).toBe(3);
  });

  test("an older version is restored, and that is taken back", async () => {
    const { change, takeBack, dishesNow } = await openMenuDesk(database);
    await change({ kind: "remove-dish", id: first.dish.id });
    expect((await change({ kind: "restore", version: 1 }, "restore")).outcome).toBe("saved");
    expect((await dishesNow())[0]).toEqual(first.dish);
    await takeBack("restore");
    expect((await dishesNow())[0]).toEqual(second.dish);
    expect((await change({ kind: "restore", version: 9 }, "later")).outcome).toBe("gone");
  });

  test("whom to pay is changed only after the passkey, also by restoring and taking back", async () => {
    const { change, takeBack, store, phone } = await openMenuDesk(database);
    const refusal = { extensions: { code: "CONFIRM_FIRST" } };
    await expect(change(payTo(newPayee))).rejects.toMatchObject(refusal);
    expect((await store.currentCatalogue())?.version).toBe(1);
    expect(
      (await change(payTo({ ...shop.payment, app: { he: "פייבוקס", en: "" } }), "app")).outcome,
    ).toBe("saved");
    await store.confirmDevice({ id: phone.id, at: monday });
    expect((await change({ kind: "restore", version: 1 }, "first")).outcome).toBe("saved");
    expect((await change(payTo(newPayee))).outcome).toBe("saved");
    await store.confirmDevice({ id: phone.id, at: monday - 10 * 60_000 });
    await expect(takeBack("change")).rejects.toMatchObject(refusal);
    await expect(change({ kind: "restore", version: 1 }, "restore")).rejects.toMatchObject(refusal);
    const { contactAddress } = shop;
    const due = await store.claimNotices({ now: monday, until: monday + 1, limit: 9 });
    expect(due).toMatchObject([{ recipient: contactAddress, event: { actionId: "change" } }]);
    // The same request, sent again, is told what became of it.
    expect((await change(payTo(newPayee))).outcome).toBe("repeated");
  });
});

test("a version that is saved meanwhile is kept, and the change is made on it", async () => {
  const { change, dishesNow, store } = await openMenuDesk(shopDatabases[0]);
  let saves = 0;
  const busy: Store = {
    ...store,
    saveMenu: async (menu) => {
      saves += 1;
      if (saves === 1) await change(describeDish(second, "Warm"), "meanwhile");
      return store.saveMenu(menu);
    },
  };
  expect((await change(soldOut(true), "change", busy)).outcome).toBe("saved");
  const [soup, other] = await dishesNow();
  expect([soup?.isSoldOut, other?.dishDescriptions[0]?.en]).toEqual([true, "Warm"]);
});

test("what is wrong is told by path and code, and nothing is stored", async () => {
  const { change, store } = await openMenuDesk(shopDatabases[0]);
  const extras = [{ name: { he: "", en: "" }, price: 100 }];
  const wrong = { ...describeDish(first), dish: { ...first.dish, extras } };
  expect(await change(wrong)).toMatchObject({
    outcome: "invalid",
    catalogue: { version: 1 },
    problems: [{ path: ["extras", "0", "name"], code: "text-missing" }],
  });
  expect((await change({ kind: "remove-dish", id: "none" })).outcome).toBe("gone");
  expect((await store.currentCatalogue())?.version).toBe(1);
});

test.each<[string, unknown, string?]>([
  ["no change", "remove everything"],
  ["an unknown kind", { kind: "remove-all" }],
  ["a field too many", { ...soldOut(true), by: "Ruth" }],
  ["a version that cannot be", { kind: "restore", version: 0 }],
  ["an action id that no device makes", soldOut(true), "a b"],
])("a request with %s is refused", async (_, change, actionId) => {
  const desk = await openMenuDesk(shopDatabases[0]);
  await expect(desk.change(change, actionId)).rejects.toMatchObject({
    extensions: { code: "BAD_REQUEST" },
  });
});
