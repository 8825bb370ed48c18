import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { fromSpecified, groupNames } from "#contract/wire/specified-names.ts";
import type { AcceptedGroup, AcceptedOrder } from "#domain/order/order.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { allOrders, handOver, place } from "#server/store/order-schema.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/**
 * The texts within the JSON columns of an order, by their ways: the ids and names of what the shop sells, its places and its hours. What a
 * customer writes is not one of them, and goes with the customer: `erasing-plan.ts` says what replaces it.
 */
const ofTheShop = {
  all_orders: [
    "[].id",
    "[].typeName",
    "[].orders[].id",
    "[].orders[].dishName",
    "[].orders[].selections[].id",
    "[].orders[].selections[].selectionName",
    "[].orders[].selections[].checkedOptions[].id",
    "[].orders[].selections[].checkedOptions[].name",
    "[].orders[].options[].id",
    "[].orders[].options[].name",
    "[].orders[].options[].choice",
    "[].orders[].options[].choiceId",
    "[].orders[].extras[].id",
    "[].orders[].extras[].name",
    // The unit of a measure: one of a list, in which nothing can be written.
    "litre",
  ],
  place: ["city.id", "city", "pickupAddress"],
  hand_over: ["week", "date", "note"],
};

/** What valibot has of a schema, as far as a stored order uses it. */
interface Shape {
  readonly type: string;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly string[];
}

/** Data of a shape with everything in it, once. Each text is its own way. */
function filled({ type, item, wrapped, entries, options }: Shape, way = ""): unknown {
  if (item !== undefined) return [filled(item, `${way}[]`)];
  if (wrapped !== undefined) return filled(wrapped, way);
  if (entries !== undefined)
    return Object.fromEntries(
      Object.entries(entries).map(([field, shape]) => [
        field,
        filled(shape, way === "" ? field : `${way}.${field}`),
      ]),
    );
  if (options !== undefined) return options[0];
  if (type === "string") return way;
  if (type === "number" || type === "custom") return 1;
  throw new Error(`no sample of ${type} at ${way}`);
}

/** The ways of the texts that are left of what was filled in; one way for a text in both languages. */
function textsLeft(data: unknown): readonly string[] {
  if (typeof data === "string") return [data.replace(/\.(?:he|en)$/u, "")];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsLeft) : [];
}

test("of what is stored within an erased order only the words of the shop are left", async () => {
  const shapes = { all_orders: allOrders, place, hand_over: handOver } as unknown as Readonly<
    Record<keyof typeof ofTheShop, Shape>
  >;
  const plain = newOrder();
  const { city, pickupAddress } = filled(shapes.place) as {
    readonly city: AcceptedOrder["customerData"]["city"];
    readonly pickupAddress: AcceptedOrder["pickupAddress"];
  };
  const groups = filled(shapes.all_orders);
  const bare = fromSpecified(groups, groupNames) as unknown as readonly AcceptedGroup[];
  const order = {
    ...plain.order,
    customerData: { ...plain.order.customerData, city, note: "The gate code is 1234" },
    pickupAddress,
    handOver: filled(shapes.hand_over) as NonNullable<AcceptedOrder["handOver"]>,
    groups: bare.map((group) => ({
      ...group,
      dishes: group.dishes.map((dish) => ({ ...dish, note: "Without onion" })),
    })),
  };
  const file = join(await temporaryFolder(), "shop.sqlite");
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([{ ...plain, order }]);
  await store.changeOrder({ ...newRevision(), orderNumber: plain.number, order });
  const notes = { order: "The gate code is 1234", dishes: [[0, 0, "Without onion"]] };
  const notesIn = (database: DatabaseSync) =>
    ["orders", "order_revisions"].flatMap((table) =>
      database
        .prepare(`select notes from ${table}`)
        .all()
        .map((row): unknown => JSON.parse(String(row["notes"]))),
    );
  using before = new DatabaseSync(file);
  expect(notesIn(before)).toEqual([notes, notes]);
  const now = plain.receivedAt + 7 * 24 * 60 * 60_000;
  const request = { which: { numbers: [plain.number] }, overBefore: "2026-01-08", now };
  const { erased } = await store.eraseOrders({ ...request, deviceId: null });
  expect(erased).toEqual([plain.number]);

  using database = new DatabaseSync(file);
  expect(notesIn(database)).toEqual([null, null]);
  for (const table of ["orders", "order_revisions"])
    for (const row of database.prepare(`select all_orders, place, hand_over from ${table}`).all())
      for (const [column, named] of Object.entries(ofTheShop)) {
        const left = new Set(textsLeft(JSON.parse(String(row[column]))));
        expect({ table, column, left }).toEqual({ table, column, left: new Set(named) });
      }
});
