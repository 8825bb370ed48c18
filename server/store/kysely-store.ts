import type { Kysely } from "kysely";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type {
  NewCatalogue,
  SaveCatalogueOutcome,
  VersionedCatalogue,
} from "#server/store/catalogue/versioned-catalogue.ts";
import type { KeyedOrder, NewOrder, SaveOrderOutcome } from "#server/store/orders/new-order.ts";
import type { WeekWithOrders } from "#server/store/orders/week-with-orders.ts";
import {
  addCatalogue,
  CataloguePruned,
  createCatalogueReader,
} from "./catalogue/catalogue-reader.ts";
import { createKyselyVersions } from "./catalogue/versions.ts";
import { createKyselyDevicePush } from "./devices/device-push.ts";
import { createKyselyDeviceRegister } from "./devices/device-register.ts";
import { createKyselyPasskeys } from "./devices/passkeys.ts";
import { createKyselyErasing } from "./erasing/erase-orders.ts";
import { groupCommit } from "./group-commit.ts";
import { createKyselyLeases } from "./leases/leases.ts";
import { createKyselyBooks } from "./log/kysely-books.ts";
import { createKyselyEventLog } from "./log/kysely-event-log.ts";
import { createKyselySeenTime } from "./log/seen-time.ts";
import { createKyselyDeskMails } from "./mails/desk-mails.ts";
import { createKyselyOutbox } from "./mails/kysely-outbox.ts";
import { createKyselyMessages } from "./mails/messages.ts";
import { createKyselyNotices } from "./mails/notices.ts";
import { createKyselyOrderChanges } from "./orders/order-changes.ts";
import { keyedOrderColumns } from "./orders/order-row.ts";
import { readPortionsTaken } from "./orders/portions-taken.ts";
import { saveOrders } from "./orders/save-orders.ts";
import { createKyselyPictures } from "./pictures/pictures.ts";
import { createKyselyPruning } from "./pruning/prune.ts";
import { createKyselySecrets } from "./secrets/secrets.ts";
import { createKyselyOpeningMessages } from "./subscribers/opening-messages.ts";
import { createKyselySubscribers } from "./subscribers/subscribers.ts";
import { inParts, type Tables, valueOf } from "./tables.ts";

/** A store that lacks `proveWritable`, which depends on the database. */
export type UnprovenStore = ReturnType<typeof createKyselyStore>;

/**
 * The store on any database that Kysely supports; migrations must have run. Closing the store closes the database. `dropTraces` is called
 * after an erasing, see `createKyselyErasing`.
 */
export function createKyselyStore(
  database: Kysely<Tables>,
  dropTraces: () => Promise<void> = () => Promise.resolve(),
) {
  const catalogues = createCatalogueReader(database);
  const saveTogether = (orders: readonly NewOrder[]) => saveOrders(database, orders);
  return {
    ...createKyselyOutbox(database),
    ...createKyselyEventLog(database),
    ...createKyselyBooks(database),
    ...createKyselyDeviceRegister(database),
    ...createKyselyPasskeys(database),
    ...createKyselySecrets(database),
    ...createKyselyLeases(database),
    ...createKyselyDevicePush(database),
    ...createKyselyDeskMails(database),
    ...createKyselyMessages(database),
    ...createKyselyRoute(database),
    ...createKyselyOrderChanges(database),
    ...createKyselyNotices(database),
    ...createKyselySubscribers(database),
    ...createKyselyOpeningMessages(database),
    ...createKyselyVersions(database),
    ...createKyselyPictures(database),
    ...createKyselyErasing(database, dropTraces),
    ...createKyselyPruning(database, dropTraces),
    ...createKyselySeenTime(database),

    /** The newest catalogue, including one that another process has just saved; undefined before the first. */
    currentCatalogue: (): Promise<VersionedCatalogue | undefined> => catalogues.read(),

    /** The catalogue of a version. Rejects for an unknown version, and for one that is not kept anymore. */
    catalogueOfVersion: (version: number): Promise<Catalogue> => catalogues.ofVersion(version),

    /** The same; undefined for a version that is not kept anymore. */
    keptCatalogue: async (version: number): Promise<Catalogue | undefined> => {
      try {
        return await catalogues.ofVersion(version);
      } catch (error) {
        if (error instanceof CataloguePruned) return undefined;
        throw error;
      }
    },

    /**
     * Saves a catalogue as the version after `after` (0 for the first one). Saves nothing if `after` is not the newest version anymore.
     */
    saveCatalogue: (change: NewCatalogue): Promise<SaveCatalogueOutcome> =>
      database.transaction().execute((transaction) => addCatalogue(transaction, change)),

    /** The order that was stored with an idempotency key; undefined if the key is unused. */
    findOrderByKey: async (idempotencyKey: string): Promise<KeyedOrder | undefined> => {
      const row = await database
        .selectFrom("orders")
        .select(keyedOrderColumns)
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirst();
      return row && valueOf(row);
    },

    /**
     * Stores orders and their mails in one durable transaction and gives one outcome for each order, in the same sequence. When
     * the promise is fulfilled, every `stored` order survives a crash of the machine; when it is rejected, nothing of the batch
     * is stored. The exception is a connection that is lost, or a disk that fails, during the commit: then the batch is stored
     * as a whole or not at all, the error has `isInDoubt`, and sending an order again with its key gives that one order.
     */
    saveOrders: saveTogether,

    /** Stores one order as `saveOrders` does. Orders that arrive together share a transaction. */
    saveOrder: groupCommit<NewOrder, SaveOrderOutcome>(saveTogether),

    /**
     * The portions that the orders of a week have of each limit of the newest catalogue; canceled orders have none. Empty without limits.
     */
    portionsTaken: async (week: string): Promise<PortionsOfLimits> => {
      const newest = await catalogues.read();
      if (newest?.catalogue.limits === undefined) return new Map();
      return readPortionsTaken(database, week, { catalogueVersion: newest.version });
    },

    /** The weeks that have orders, whatever the deadline is now, newest first. Canceled orders are not counted. */
    weeksWithOrders: async (limit: number): Promise<readonly WeekWithOrders[]> => {
      const rows = await database
        .selectFrom("order_states")
        .select(({ fn }) => ["week as date", fn.countAll().as("count")])
        .where("cancelled", "=", 0)
        .groupBy("week")
        .orderBy("week", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ date, count }) => ({ date, count: Number(count) }));
    },

    /** How many orders there are, and when the newest was received (milliseconds since 1970 UTC; undefined if there is none). */
    summarizeOrders: async () => {
      const { count } = await database
        .selectFrom("orders")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      const newest = await database
        .selectFrom("orders")
        .select("received_at")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return { count: Number(count), newestReceivedAt: newest?.received_at };
    },

    close: () => database.destroy(),
  };
}

/** The sequence of the driver's stops, kept from week to week as keys, see `RouteStop`. */
function createKyselyRoute(database: Kysely<Tables>) {
  return {
    /** All kept keys, the first stop first. */
    keptRoute: () => readRoute(database),

    /** Replaces the kept keys by what `change` makes of them. Nobody else changes them meanwhile. */
    changeRoute: (change: (kept: readonly string[]) => readonly string[]): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const keys = change(await readRoute(transaction));
        await transaction.deleteFrom("route_stops").execute();
        const rows = keys.map((key, position) => ({ key, position }));
        for (const some of inParts(rows))
          await transaction.insertInto("route_stops").values(some).execute();
      }),
  };
}

async function readRoute(database: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await database.selectFrom("route_stops").select("key").orderBy("position").execute();
  return rows.map(({ key }) => key);
}
