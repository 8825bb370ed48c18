import type { JoinBuilder } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/** Joins to the states of orders the revision that counts; an order as it was placed has none. */
export function currentRevision(join: JoinBuilder<Tables, "order_states" | "order_revisions">) {
  return join
    .onRef("order_revisions.order_number", "=", "order_states.order_number")
    .onRef("order_revisions.revision", "=", "order_states.revision");
}
