import type { AcceptedOrder } from "#domain/order/order.ts";
import type { StoredNotes } from "#server/store/order-schema.ts";

/** An order as its row has it, with what its customer wrote apart: that is erased as a whole. Null if nothing was written. */
export function splitNotes({ customerData: { note }, groups }: AcceptedOrder) {
  const dishes = groups.flatMap((group, ofGroup) =>
    group.dishes.flatMap(({ note: ofDish }, index): StoredNotes["dishes"] =>
      ofDish === undefined ? [] : [[ofGroup, index, ofDish]],
    ),
  );
  const isNothing = note === undefined && dishes.length === 0;
  const notes: StoredNotes | null = isNothing
    ? null
    : { ...(note !== undefined && { order: note }), dishes };
  return {
    notes,
    groups: groups.map((group) => ({
      ...group,
      dishes: group.dishes.map(({ note: _, ...dish }) => dish),
    })),
  };
}

/** The groups of an order with what its customer wrote about their dishes. */
export function withDishNotes(
  groups: AcceptedOrder["groups"],
  notes: StoredNotes | null,
): AcceptedOrder["groups"] {
  if (notes === null || notes.dishes.length === 0) return groups;
  const at = new Map(
    notes.dishes.map(([ofGroup, index, note]) => [`${ofGroup} ${index}`, { note }]),
  );
  return groups.map((group, ofGroup) => ({
    ...group,
    dishes: group.dishes.map((dish, index) => ({ ...dish, ...at.get(`${ofGroup} ${index}`) })),
  }));
}
