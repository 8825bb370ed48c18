import type { Kysely, Transaction } from "kysely";
import { columnsOfContent, eventOfRow } from "./event-row.ts";
import type { KeepWeekOutcome, KeptWeekEvent, KeptWeeks, NewKeptWeek } from "./kept-weeks.ts";
import { addCatalogue } from "./save-catalogue.ts";
import type { Tables } from "./tables.ts";

/** `onSaved` is called after a version was saved. */
export function createKyselyKeptWeeks(database: Kysely<Tables>, onSaved: () => void): KeptWeeks {
  return {
    keepWeek: async (week) => {
      const outcome = await saveKeptWeek(database, week);
      onSaved();
      return outcome;
    },
    findKeptWeek: (actionId) => findKeptWeek(database, actionId),
  };
}

/** Rolls the transaction back: the action id was taken while it ran. */
class ActionTaken extends Error {}

async function saveKeptWeek(database: Kysely<Tables>, week: NewKeptWeek): Promise<KeepWeekOutcome> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const earlier = await earlierOutcome(transaction, week);
      if (earlier !== undefined) return earlier;
      const saved = await addCatalogue(transaction, week);
      if (saved.kind !== "saved") return saved;
      const event = await insertEvent(transaction, week, saved.version);
      if (event === undefined) throw new ActionTaken();
      return { kind: "saved", event };
    });
  } catch (error) {
    if (!(error instanceof ActionTaken)) throw error;
    return (await earlierOutcome(database, week)) ?? { kind: "action-reused" };
  }
}

/** What is stored with the action id; undefined if it is free. */
async function earlierOutcome(
  database: Kysely<Tables>,
  { actionId, week, kept }: NewKeptWeek,
): Promise<KeepWeekOutcome | undefined> {
  const event = await findKeptWeek(database, actionId);
  if (event === undefined) {
    const other = await selectEvent(database, actionId).executeTakeFirst();
    return other && { kind: "action-reused" };
  }
  const isSame = event.week === week && event.content.kept.contentHash === kept.contentHash;
  return isSame ? { kind: "repeated", event } : { kind: "action-reused" };
}

async function insertEvent(
  transaction: Transaction<Tables>,
  { actionId, deviceId, pressedAt, savedAt, week, kept }: NewKeptWeek,
  version: number,
): Promise<KeptWeekEvent | undefined> {
  const row = await transaction
    .insertInto("events")
    .values({
      at: savedAt,
      pressed_at: Math.min(pressedAt, savedAt),
      action_id: actionId,
      device_id: deviceId,
      week,
      order_number: null,
      ...columnsOfContent({ kind: "menu-saved", version, kept }),
    })
    .onConflict((conflict) => conflict.column("action_id").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && (eventOfRow(row) as KeptWeekEvent);
}

async function findKeptWeek(
  database: Kysely<Tables>,
  actionId: string,
): Promise<KeptWeekEvent | undefined> {
  const row = await selectEvent(database, actionId)
    .where("kind", "=", "menu-saved")
    .where("week", "is not", null)
    .executeTakeFirst();
  return row && (eventOfRow(row) as KeptWeekEvent);
}

function selectEvent(database: Kysely<Tables>, actionId: string) {
  return database.selectFrom("events").selectAll().where("action_id", "=", actionId);
}
