import { type Kysely, sql, type Transaction } from "kysely";
import type {
  SavedMenu,
  ShopEvent,
  WeekDecision,
  WeekEvent,
} from "#domain/order-log/desk-event.ts";
import { eventOfRow, insertEvent } from "#server/store/log/event-row.ts";
import { type Tables, valueOf } from "#server/store/tables.ts";
import { addCatalogue } from "./catalogue-reader.ts";
import { beginDecision, endDecision, selectUnfinished } from "./unfinished-decisions.ts";
import type { NewCatalogue } from "./versioned-catalogue.ts";

/** A version of the catalogue, with what its event needs. Times are milliseconds since 1970 UTC. */
interface NewVersion extends NewCatalogue {
  readonly actionId: string;
  /** Null for a command of the operator. */
  readonly deviceId: number | null;
  /** By the clock of the device. */
  readonly pressedAt: number;
}

/** A version that the seller saved. */
export interface NewCatalogueVersion extends NewVersion {
  readonly saved: SavedMenu;
  /** The addresses that get a mail about it, see `createKyselyNotices`. */
  readonly notices: readonly string[];
}

/** A version that says something else of a week. */
export interface NewWeekDecision extends NewVersion {
  readonly week: string;
  readonly kept: WeekDecision;
}

type OfVersion<Event extends ShopEvent | WeekEvent> = Event & {
  readonly content: Extract<Event["content"], { readonly kind: "menu-saved" }>;
};
export type CatalogueVersionEvent = OfVersion<ShopEvent>;
export type WeekDecisionEvent = OfVersion<WeekEvent>;
type VersionEvent = CatalogueVersionEvent | WeekDecisionEvent;

export type SaveVersionOutcome<Event> =
  /** `repeated`: it was stored before, with the same action id. */
  | { readonly kind: "saved" | "repeated"; readonly event: Event }
  /** `after` is not the newest version anymore, and nothing was stored. */
  | { readonly kind: "catalogue-changed" }
  /** Something else has this action id. */
  | { readonly kind: "action-reused" };

export interface CatalogueVersion {
  readonly version: number;
  readonly savedAt: number;
  /** Null for a command of the operator and for the first version. */
  readonly deviceId: number | null;
}

/** What the seller saves of the catalogue. */
export function createKyselyVersions(database: Kysely<Tables>) {
  const save = async <Event extends VersionEvent>(
    version: NewVersion,
    about: About,
    notices: readonly string[] = [],
  ): Promise<SaveVersionOutcome<Event>> => {
    const outcome = await database
      .transaction()
      .execute((transaction) => saveVersion(transaction, version, about, notices));
    return outcome as SaveVersionOutcome<Event>;
  };
  return {
    /** Saves the catalogue, the event and the notices in one durable transaction. An action id is stored once, so this may be repeated after any error. */
    saveVersion: ({ saved, notices, ...version }: NewCatalogueVersion) =>
      save<CatalogueVersionEvent>(version, { week: null, saved }, notices),

    /** The same for what the seller decides about a week. The decision is unfinished until `endWeekDecision`. */
    saveWeekDecision: ({ week, kept, ...version }: NewWeekDecision) =>
      save<WeekDecisionEvent>(version, { week, kept }),

    /** What an action saved; undefined if the action is unknown or something else. */
    findSavedMenu: async (actionId: string): Promise<CatalogueVersionEvent | undefined> => {
      const event = await findVersionEvent(database, actionId);
      return event?.week === null ? event : undefined;
    },

    /** The decision of an action; undefined if the action is unknown or something else. */
    findKeptWeek: async (actionId: string): Promise<WeekDecisionEvent | undefined> => {
      const event = await findVersionEvent(database, actionId);
      return event?.week == null ? undefined : event;
    },

    /** The decisions whose orders may not all have got what was decided, the oldest first. */
    unfinishedWeekDecisions: async (): Promise<readonly WeekDecisionEvent[]> => {
      const rows = await selectUnfinished(database).execute();
      return rows.map((row) => eventOfRow(row) as WeekDecisionEvent);
    },

    /** Nothing of the decision of an action is left to do. May be repeated. */
    endWeekDecision: (actionId: string) => endDecision(database, actionId),

    /** The events of versions that changed settings of the shop, or this `setting`, saved at `since` or later, the newest first. */
    changesOfSettings: async ({
      since,
      setting,
      limit,
    }: {
      readonly since: number;
      readonly setting?: string;
      readonly limit: number;
    }): Promise<readonly CatalogueVersionEvent[]> => {
      const rows = await database
        .selectFrom("events")
        .selectAll()
        .where("kind", "=", sql.lit("menu-saved"))
        .where("at", ">=", since)
        .where("detail", "like", `%"settings":[%${setting === undefined ? "" : `"${setting}"%`}`)
        .orderBy("value", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => eventOfRow(row) as CatalogueVersionEvent);
    },

    /**
     * The versions of the catalogue whose content is kept, the newest first, at most `limit`; with `before` only older ones than that
     * version, with `savedBy` only those that were saved by that time.
     */
    catalogueVersions: async ({
      before,
      savedBy,
      limit,
    }: {
      readonly before?: number | undefined;
      readonly savedBy?: number;
      readonly limit: number;
    }): Promise<readonly CatalogueVersion[]> => {
      const rows = await database
        .selectFrom("catalogues")
        .leftJoin("events", (join) =>
          join
            .onRef("events.value", "=", "catalogues.version")
            .on("events.kind", "=", sql.lit("menu-saved")),
        )
        .select(["catalogues.version", "saved_at", "device_id"])
        .where("content", "<>", "")
        .$if(before !== undefined, (query) => query.where("catalogues.version", "<", before ?? 0))
        .$if(savedBy !== undefined, (query) => query.where("saved_at", "<=", savedBy ?? 0))
        .orderBy("catalogues.version", "desc")
        .limit(limit)
        .execute();
      return rows.map(valueOf);
    },
  };
}

type About =
  | { readonly week: string; readonly kept: WeekDecision }
  | { readonly week: null; readonly saved: SavedMenu };

async function saveVersion(
  transaction: Transaction<Tables>,
  version: NewVersion,
  about: About,
  notices: readonly string[],
): Promise<SaveVersionOutcome<VersionEvent>> {
  const { actionId, deviceId, pressedAt, savedAt: at } = version;
  const earlier = await earlierOutcome(transaction, actionId, about);
  if (earlier !== undefined) return earlier;
  const saved = await addCatalogue(transaction, version);
  if (saved.kind !== "saved") return saved;
  const { week, ...detail } = about;
  const event = await insertEvent(
    transaction,
    { actionId, deviceId, pressedAt, at, week, orderNumber: null },
    { kind: "menu-saved", version: saved.version, ...detail },
  );
  // There is one writer at a time, and the action id was free.
  if (event === undefined) throw new Error(`the action id ${actionId} is used`);
  await insertNotices(transaction, event as VersionEvent, notices);
  if (week !== null) await beginDecision(transaction, actionId, at);
  return { kind: "saved", event: event as VersionEvent };
}

/** The event of a version that an action saved; undefined if the action is unknown or something else. */
async function findVersionEvent(
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
  actionId: string,
  about: About,
): Promise<SaveVersionOutcome<VersionEvent> | undefined> {
  const event = await findVersionEvent(database, actionId);
  if (event === undefined) {
    const other = await selectEvent(database, actionId).executeTakeFirst();
    return other && { kind: "action-reused" };
  }
  const isSame = event.week === about.week && hashOf(event.content) === hashOf(about);
  return isSame ? { kind: "repeated", event } : { kind: "action-reused" };
}

function hashOf(about: { readonly kept: WeekDecision } | { readonly saved: SavedMenu }): string {
  return "kept" in about ? about.kept.contentHash : about.saved.contentHash;
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
