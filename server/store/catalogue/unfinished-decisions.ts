import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/store/tables.ts";

/** Begins the names under which the action ids of decisions that are not finished are kept beside the secrets. */
const prefix = "week-decision ";

/** Notes, in the transaction of a decision about a week, that its orders are still to get what was decided. */
export async function beginDecision(
  transaction: Transaction<Tables>,
  actionId: string,
  at: number,
): Promise<void> {
  await transaction
    .insertInto("secrets")
    .values({ name: prefix + actionId, value: actionId, created_at: at })
    .execute();
}

/** Removes the note. */
export async function endDecision(database: Kysely<Tables>, actionId: string): Promise<void> {
  await database
    .deleteFrom("secrets")
    .where("name", "=", prefix + actionId)
    .execute();
}

/** The events of the decisions that have a note, the oldest first. */
export function selectUnfinished(database: Kysely<Tables>) {
  return database
    .selectFrom("secrets")
    .innerJoin("events", "events.action_id", "secrets.value")
    .selectAll("events")
    .where("secrets.name", "like", `${prefix}%`)
    .orderBy("events.id");
}
