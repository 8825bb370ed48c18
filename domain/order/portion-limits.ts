import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isOrderLimit } from "#domain/catalogue/order-limits.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Selection } from "#domain/menu/menu.ts";
import type { AcceptedOrder } from "./order.ts";
import { type OrderedAmounts, orderedAmounts } from "./ordered-amounts.ts";

/** Portions by the id of a limit; orders, by that of a limit that counts these. */
export type PortionsOfLimits = ReadonlyMap<string, number>;

/**
 * How many portions of each limit of a catalogue some amounts take; only limits that they take from. `removed` has the selections that its
 * menu had: what was ordered of them is still cooked.
 */
export function portionsTaken(
  { menu, limits = [] }: Catalogue,
  amounts: OrderedAmounts,
  removed: readonly Selection<LocalizedText>[] = [],
): PortionsOfLimits {
  const taken = new Map<string, number>();
  if (limits.length === 0) return taken;
  const selections = menu.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.selections));
  for (const { id = "", limits: uses = [] } of [...selections, ...removed]) {
    const amount = amounts.get(id) ?? 0;
    for (const { limit, portions } of amount > 0 ? uses : [])
      taken.set(limit, (taken.get(limit) ?? 0) + amount * portions);
  }
  for (const { id = "" } of limits.filter(isOrderLimit)) {
    const orders = amounts.get(id) ?? 0;
    if (orders > 0) taken.set(id, (taken.get(id) ?? 0) + orders);
  }
  return taken;
}

/** What an order takes of a limit, as the store checks it. */
export interface LimitNeed {
  /** The id of the limit. */
  readonly limit: string;
  /** Portions of the order. */
  readonly portions: number;
  /** Portions that the order had before a change; it may keep these. */
  readonly had: number;
  /** Portions that all orders of a week may have. */
  readonly most: number;
}

/** What an order takes of the limits of a catalogue; empty if it takes nothing of any. */
export function limitNeeds(
  catalogue: Catalogue,
  order: Pick<AcceptedOrder, "groups" | "customerData">,
  had: OrderedAmounts,
): readonly LimitNeed[] {
  if (catalogue.limits === undefined) return [];
  const amounts = orderedAmounts(order);
  const before = portionsTaken(catalogue, had);
  const most = new Map(catalogue.limits.map((limit) => [limit.id, limit.most]));
  return [...portionsTaken(catalogue, amounts)].map(([limit, portions]) => ({
    limit,
    portions,
    had: before.get(limit) ?? 0,
    most: most.get(limit) ?? 0,
  }));
}

/** The portions that an order may have of each limit beside what all other orders of its week take: at least what it had. */
export function mayTake(needs: readonly LimitNeed[], taken: PortionsOfLimits): PortionsOfLimits {
  return new Map(
    needs.map(({ limit, had, most }) => [limit, Math.max(had, most - (taken.get(limit) ?? 0))]),
  );
}

/** Whether an order may be stored beside what all other orders of its week take. */
export function fitsLimits(needs: readonly LimitNeed[], taken: PortionsOfLimits): boolean {
  const most = mayTake(needs, taken);
  return needs.every(({ limit, portions }) => portions <= (most.get(limit) ?? 0));
}

/** What is left of each limit of a catalogue, at least 0. */
export function portionsLeft(
  { limits = [] }: Pick<Catalogue, "limits">,
  taken: PortionsOfLimits,
): PortionsOfLimits {
  return new Map(limits.map(({ id = "", most }) => [id, Math.max(0, most - (taken.get(id) ?? 0))]));
}

/** How many units of a selection can be ordered with what is left of its limits; undefined if it has none. */
export function unitsLeft(
  selection: { readonly limits?: readonly { readonly limit: string; readonly portions: number }[] },
  left: PortionsOfLimits,
): number | undefined {
  if (selection.limits === undefined) return undefined;
  return Math.min(
    ...selection.limits.map(({ limit, portions }) => Math.floor((left.get(limit) ?? 0) / portions)),
  );
}
