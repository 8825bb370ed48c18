import type { Kysely } from "kysely";
import type { OrderStateRow } from "#server/store/desk-tables.ts";
import type { OpenOrder } from "#server/store/log/event-log.ts";
import type { Tables } from "#server/store/tables.ts";

/** As many orders as one statement names. */
const together = 1_000;

/**
 * The orders that are not paid, or have something to give back, as they are now, oldest week first. Their names are read by number and
 * not joined: PostgreSQL would expect nearly every order to be open, and read all of them.
 */
export async function readOpenOrders(database: Kysely<Tables>): Promise<readonly OpenOrder[]> {
  const states = await database
    .selectFrom("order_states")
    .select([
      "order_number",
      "week",
      "revision",
      "due",
      "received",
      "cancelled",
      "erased",
      "asked_at",
    ])
    .whereRef("received", "<>", "due")
    .execute();
  const people = new Map<string, Person>();
  for (let from = 0; from < states.length; from += together)
    for (const [number, person] of await readPeople(database, states.slice(from, from + together)))
      people.set(number, person);
  return states
    .flatMap(({ order_number: number, week, due, received, cancelled, erased, asked_at }) => {
      const person = people.get(number);
      const is = { isCancelled: cancelled === 1, isErased: erased === 1 };
      const state = { week, due, received, ...is, askedAt: asked_at };
      return person === undefined ? [] : [{ number, ...person, state }];
    })
    .toSorted((a, b) =>
      a.state.week === b.state.week
        ? a.position - b.position
        : a.state.week < b.state.week
          ? -1
          : 1,
    );
}

type Person = Pick<OpenOrder, "position" | "name" | "phoneNumber" | "email">;

/** Who the orders are of now, by their numbers. */
async function readPeople(
  database: Kysely<Tables>,
  states: readonly Pick<OrderStateRow, "order_number" | "revision">[],
): Promise<ReadonlyMap<string, Person>> {
  const orders = await database
    .selectFrom("orders")
    .select(["number", "id", "name", "phone_number", "email"])
    .where(
      "number",
      "in",
      states.map((state) => state.order_number),
    )
    .execute();
  const revisionOf = new Map(
    states.flatMap((state) =>
      state.revision > 0 ? [[state.order_number, state.revision] as const] : [],
    ),
  );
  const revisions =
    revisionOf.size === 0
      ? []
      : await database
          .selectFrom("order_revisions")
          .select(["order_number", "revision", "name", "phone_number", "email"])
          .where("order_number", "in", [...revisionOf.keys()])
          .execute();
  const changed = new Map(
    revisions
      .filter((row) => revisionOf.get(row.order_number) === row.revision)
      .map((row) => [row.order_number, row]),
  );
  return new Map(
    orders.map((row) => {
      const { name, phone_number: phoneNumber, email } = changed.get(row.number) ?? row;
      return [row.number, { position: row.id, name, phoneNumber, email }];
    }),
  );
}
