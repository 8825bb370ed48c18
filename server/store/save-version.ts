import type { Kysely, Transaction } from "kysely";
import type { KeptWeek, SavedMenu, ShopEvent, WeekEvent } from "#domain/desk/desk-event.ts";
import { columnsOfContent, eventOfRow } from "./event-row.ts";
import { addCatalogue } from "./save-catalogue.ts";
import type { CatalogueChange } from "./store.ts";
import type { Tables } from "./tables.ts";

type Content<Event extends { readonly content: unknown }> = Extract<
  Event["content"],
  { readonly kind: "menu-saved" }
>;

/** The event of a version of the catalogue: that of a week if it decides about one, otherwise that of the shop. */
export type VersionEvent =
  | (WeekEvent & { readonly content: Content<WeekEvent> })
  | (ShopEvent & { readonly content: Content<ShopEvent> });

/** A version of the catalogue with its event. Times are milliseconds since 1970 UTC. */
export interface NewVersion extends CatalogueChange {
  readonly actionId: string;
  readonly deviceId: number | null;
  readonly pressedAt: number;
  readonly about:
    | { readonly week: string; readonly kept: KeptWeek }
    | { readonly week: null; readonly saved: SavedMenu };
  /** The addresses that get a mail about it. */
  readonly notices: readonly string[];
}

export type SaveVersionOutcome<Event> =
  | { readonly kind: "saved" | "repeated"; readonly event: Event }
  | { readonly kind: "catalogue-changed" | "action-reused" };

/** Rolls the transaction back: the action id was taken while it ran. */
class ActionTaken extends Error {}

/** Saves a version of the catalogue and its event in one durable transaction. An action id is stored once. */
export async function saveVersion(
  database: Kysely<Tables>,
  version: NewVersion,
): Promise<SaveVersionOutcome<VersionEvent>> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const earlier = await earlierOutcome(transaction, version);
      if (earlier !== undefined) return earlier;
      const saved = await addCatalogue(transaction, version);
      if (saved.kind !== "saved") return saved;
      const event = await insertEvent(transaction, version, saved.version);
      if (event === undefined) throw new ActionTaken();
      await insertNotices(transaction, event, version.notices);
      return { kind: "saved", event };
    });
  } catch (error) {
    if (!(error instanceof ActionTaken)) throw error;
    return (await earlierOutcome(database, version)) ?? { kind: "action-reused" };
  }
}

/** The event of a version that an action saved; undefined if the action is unknown or something else. */
export async function findVersionEvent(
  database: Kysely<Tables>,
  actionId: string,
): Promise<VersionEvent | undefined> {
  const row = await selectEvent(database, actionId)
    .where("kind", "=", "menu-saved")
    .executeTakeFirst();
  return row && (eventOfRow(row) as VersionEvent);
}

/** What is stored with the action id; undefined if it is free. */
async function earlierOutcome(
  database: Kysely<Tables>,
  { actionId, about }: NewVersion,
): Promise<SaveVersionOutcome<VersionEvent> | undefined> {
  const event = await findVersionEvent(database, actionId);
  if (event === undefined) {
    const other = await selectEvent(database, actionId).executeTakeFirst();
    return other && { kind: "action-reused" };
  }
  const isSame = event.week === about.week && hashOf(event.content) === hashOf(about);
  return isSame ? { kind: "repeated", event } : { kind: "action-reused" };
}

function hashOf(about: { readonly kept: KeptWeek } | { readonly saved: SavedMenu }): string {
  return "kept" in about ? about.kept.contentHash : about.saved.contentHash;
}

async function insertEvent(
  transaction: Transaction<Tables>,
  { actionId, deviceId, pressedAt, savedAt, about }: NewVersion,
  version: number,
): Promise<VersionEvent | undefined> {
  const { week, ...detail } = about;
  const row = await transaction
    .insertInto("events")
    .values({
      at: savedAt,
      pressed_at: Math.min(pressedAt, savedAt),
      action_id: actionId,
      device_id: deviceId,
      week,
      order_number: null,
      ...columnsOfContent({ kind: "menu-saved", version, ...detail }),
    })
    .onConflict((conflict) => conflict.column("action_id").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && (eventOfRow(row) as VersionEvent);
}

async function insertNotices(
  transaction: Transaction<Tables>,
  { id, at }: VersionEvent,
  recipients: readonly string[],
): Promise<void> {
  const due = { event_id: id, attempts: 0, next_attempt_at: at, created_at: at };
  const rows = recipients.map((recipient) => ({ ...due, recipient }));
  if (rows.length > 0) await transaction.insertInto("notices").values(rows).execute();
}

function selectEvent(database: Kysely<Tables>, actionId: string) {
  return database.selectFrom("events").selectAll().where("action_id", "=", actionId);
}
