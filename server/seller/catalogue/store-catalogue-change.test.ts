import { describe, expect, test } from "vitest";
import {
  type ShopSettings,
  versionOfDish,
  versionOfSettings,
} from "#domain/catalogue/catalogue.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { monday, openMenuDesk } from "#server/seller/testing/open-menu-desk.ts";
import type { Store } from "#server/store/store.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";

const dishes = soupKitchen.menu.flatMap(({ id = "", dishes: inType }) =>
  inType.map((dish) => ({ dish, type: id })),
);
const [first, second] = dishes;
if (first === undefined || second === undefined) throw new Error("the soup kitchen has two dishes");
const { shop } = soupKitchen;

/** Adds a line to a dish that was seen as it was at first. */
function describeDish(
  { dish, type }: (typeof dishes)[number],
  line = dish.name.en,
): CatalogueChange {
  const descriptions = [{ he: line, en: line }];
  const saved = { ...dish, descriptions };
  return { kind: "save-dish", dish: saved, dishType: type, seen: versionOfDish(dish) };
}

const soldOut = (isSoldOut: boolean): CatalogueChange => ({
  kind: "set-sold-out",
  id: first.dish.id ?? "",
  isSoldOut,
});
const settings = (some: Partial<ShopSettings>): CatalogueChange => ({
  kind: "save-shop",
  settings: some,
  seen: versionOfSettings(shop, Object.keys(some) as (keyof ShopSettings)[]),
});
const payTo = (payment: typeof shop.payment) => settings({ payment });

describe.each(shopDatabases)("on $name", (database) => {
  test("a weekly deadline that is later than a week's own time of handing over is refused, also by an undo", async () => {
    const { change, takeBack, store } = await openMenuDesk(database);
    const times = { from: { hour: 9, minute: 0 }, to: { hour: 12, minute: 0 } };
    const later = { weekday: 5, hour: 10, minute: 0 };
    const withOwnTime = async (week: string, date: string) => {
      const { version = 0, catalogue = soupKitchen } = (await store.currentCatalogue()) ?? {};
      const exception = { week, isClosed: false, deadline: null, reason: null };
      const exceptions = [{ ...exception, handOver: { date, ...times } }];
      const changed = { ...catalogue, shop: { ...catalogue.shop, exceptions } };
      await store.saveCatalogue({ catalogue: changed, after: version, savedAt: monday });
    };
    await withOwnTime("2026-03-04", "2026-03-05");
    expect(await change(settings({ deadline: later }), "later")).toMatchObject({
      outcome: "invalid",
      problems: [{ path: ["deadline"], code: "hand-over-before-closing" }],
    });
    const earlier = { weekday: 1, hour: 10, minute: 0 };
    expect((await change(settings({ deadline: earlier }), "earlier")).outcome).toBe("saved");
    await withOwnTime("2026-03-02", "2026-03-03");
    expect((await takeBack("earlier", "undo")).outcome).toBe("changed-elsewhere");
    expect((await store.currentCatalogue())?.catalogue.shop.deadline).toEqual(earlier);
  });

  test("devices that edit different dishes at once all succeed, and of one dish one does", async () => {
    const { change, dishesNow, store } = await openMenuDesk(database);
    const apart = await Promise.all(
      dishes.map((each, index) => change(describeDish(each), `dish-${String(index)}`)),
    );
    expect(apart.map(({ outcome }) => outcome)).toEqual(dishes.map(() => "saved"));
    expect((await dishesNow()).map(({ descriptions }) => descriptions[0]?.he)).toEqual(
      dishes.map(({ dish }) => dish.name.en),
    );
    const seen = (await dishesNow())[0];
    if (seen === undefined) throw new Error("there is a dish");
    const together = await Promise.all(
      ["one", "two", "three"].map((line) =>
        change(describeDish({ ...first, dish: seen }, line), line),
      ),
    );
    expect(together.map(({ outcome }) => outcome).toSorted()).toEqual([
      "changed-elsewhere",
      "changed-elsewhere",
      "saved",
    ]);
    const { version = 0 } = (await store.currentCatalogue()) ?? {};
    expect(version).toBe(1 + dishes.length + 1);
    const [answer] = together;
    expect(parseCatalogue(answer?.now.catalogue).menu).toHaveLength(soupKitchen.menu.length);
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
    expect(late).toMatchObject({ outcome: "repeated", now: { version: 3 } });
    expect((await change(soldOut(false))).outcome).toBe("action-reused");
    expect((await store.currentCatalogue())?.version).toBe(3);
  });

  test("a change is taken back, what came later stays, and taking back is taken back", async () => {
    const { change, takeBack, dishesNow, versions } = await openMenuDesk(database);
    await change(soldOut(true));
    await change(describeDish(second, "Warm"), "describe");
    expect((await takeBack("change")).outcome).toBe("saved");
    expect((await takeBack("change")).outcome).toBe("repeated");
    expect((await dishesNow())[0]).toEqual(first.dish);
    expect((await dishesNow())[1]?.descriptions).toEqual([{ he: "Warm", en: "Warm" }]);
    expect((await takeBack("back", "again")).outcome).toBe("saved");
    expect((await dishesNow())[0]?.isSoldOut).toBe(true);
    expect((await takeBack("unknown", "other")).outcome).toBe("nothing-to-undo");
    const [newest, ...older] = await versions();
    expect(newest).toMatchObject({
      version: 5,
      savedAt: monday,
      device: { name: "owner", isThis: true },
      changes: [{ thing: "dish", kind: "sold-out", name: first.dish.name }],
    });
    expect(older.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
      ["available"],
      ["texts"],
      ["sold-out"],
      [],
    ]);
    expect(older.at(-1)).toMatchObject({ version: 1, device: null });
    expect((await versions(3)).map(({ version }) => version)).toEqual([2, 1]);
  });

  test("a change that changes nothing makes no version: a mark, a dish, settings, a place in the menu and an older version", async () => {
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
        now: { version: 2 },
      });
    expect((await takeBack("unchanged-0")).outcome).toBe("nothing-to-undo");
    await change(soldOut(false), "available");
    expect(await takeBack("change")).toMatchObject({
      outcome: "repeated",
      now: { version: 3 },
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
});

test("what a device sent to an earlier build, and sends again to this one, is known by the hash that is stored", async () => {
  const { change, takeBack, store } = await openMenuDesk(shopDatabases[0]);
  await change(soldOut(true));
  await takeBack("change");
  const hashOf = async (actionId: string) =>
    (await store.findSavedMenu(actionId))?.content.saved.contentHash;
  expect(await hashOf("change")).toBe(
    "37d11948a9c1b376b5fddaffaf1e6606b2bc73a713209d75144bbcd930022a2f",
  );
  expect(await hashOf("back")).toBe(
    "985d4e3ca8342a6866b27801dcb887a419d5fc503a7f9ef77372cbb003c0b52a",
  );
});

test("a version that is saved meanwhile is kept, and the change is made on it", async () => {
  const { change, dishesNow, store } = await openMenuDesk(shopDatabases[0]);
  let saves = 0;
  const busy: Store = {
    ...store,
    saveVersion: async (menu) => {
      saves += 1;
      if (saves === 1) await change(describeDish(second, "Warm"), "meanwhile");
      return store.saveVersion(menu);
    },
  };
  expect((await change(soldOut(true), "change", busy)).outcome).toBe("saved");
  const [soup, other] = await dishesNow();
  expect([soup?.isSoldOut, other?.descriptions[0]?.en]).toEqual([true, "Warm"]);
});

test("problems are reported by path and code, and nothing is stored", async () => {
  const { change, store } = await openMenuDesk(shopDatabases[0]);
  const extras = [{ name: { he: "", en: "" }, price: 100 }];
  const wrong = { ...describeDish(first), dish: { ...first.dish, extras } };
  expect(await change(wrong)).toMatchObject({
    outcome: "invalid",
    now: { version: 1 },
    problems: [{ path: ["extras", 0, "name"], code: "text-missing" }],
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
    refusal: { code: "BAD_REQUEST" },
  });
});
