import { type Kysely, sql } from "kysely";
import { addMissingStates } from "./add-missing-states.ts";
import { type ChangeToken, createCatalogueReader } from "./catalogue-reader.ts";
import { groupCommit } from "./group-commit.ts";
import { createKyselyKeptRoute } from "./kept-route.ts";
import { createKyselyDeskMails } from "./kysely-desk-mails.ts";
import { createKyselyDeviceRegister } from "./kysely-device-register.ts";
import { createKyselyEventLog } from "./kysely-event-log.ts";
import { createKyselyKeptWeeks } from "./kysely-kept-weeks.ts";
import { createKyselyMessages } from "./kysely-messages.ts";
import { createKyselyNotices } from "./kysely-notices.ts";
import { createKyselyOrderChanges } from "./kysely-order-changes.ts";
import { createKyselyOutbox } from "./kysely-outbox.ts";
import { createKyselyPictures } from "./kysely-pictures.ts";
import { createKyselySavedMenus } from "./kysely-saved-menus.ts";
import { keyedOrderColumns, keyedOrderOfRow } from "./order-row.ts";
import { readPortionsTaken } from "./portions-taken.ts";
import { saveCatalogue } from "./save-catalogue.ts";
import { saveOrders } from "./save-orders.ts";
import type { NewOrder } from "./store.ts";
import type { Tables } from "./tables.ts";
import type { UnprovenStore } from "./with-write-proof.ts";

/** The store on any database that Kysely supports; migrations must have run. Closing the store closes the database. */
export function createKyselyStore(
  database: Kysely<Tables>,
  changeToken?: ChangeToken,
): UnprovenStore {
  const catalogues = createCatalogueReader(database, changeToken);
  const log = createKyselyEventLog(database);
  const saveTogether = (orders: readonly NewOrder[]) => saveOrders(database, orders);
  return {
    ...createKyselyOutbox(database),
    ...log,
    ...createKyselyDeviceRegister(database),
    ...createKyselyDeskMails(database),
    ...createKyselyMessages(database),
    ...createKyselyKeptRoute(database),
    ...createKyselyOrderChanges(database),
    ...createKyselyKeptWeeks(database, catalogues.forget),
    ...createKyselyNotices(database),
    ...createKyselySavedMenus(database, catalogues.forget),
    ...createKyselyPictures(database),

    currentCatalogue: catalogues.read,

    catalogueOfVersion: catalogues.ofVersion,

    saveCatalogue: async (change) => {
      const outcome = await saveCatalogue(database, change);
      catalogues.forget();
      return outcome;
    },

    findOrderByKey: async (idempotencyKey) => {
      const row = await database
        .selectFrom("orders")
        .select(keyedOrderColumns)
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirst();
      return row && keyedOrderOfRow(row);
    },

    saveOrders: saveTogether,

    addMissingStates: () => addMissingStates(database),

    portionsTaken: async (week) => {
      const newest = await catalogues.read();
      if (newest?.catalogue.limits === undefined) return new Map();
      return readPortionsTaken(database, week, { catalogueVersion: newest.version });
    },
    saveOrder: groupCommit(saveTogether),

    findOrder: async (number) => (await log.findWorkingOrder(number))?.stored,

    ordersOfWeek: async (date) => {
      const { orders, unreadable } = await log.workingOrders(date);
      return { orders: orders.map(({ stored }) => stored), unreadable };
    },

    weeksWithOrders: async (limit) => {
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

    latestStoredAt: async () => {
      const { rows } = await sql<{ readonly latest: number | null }>`
        select max(at) as latest from (
          select at from (select received_at as at from orders order by id desc limit 1000) as of_orders
          union all
          select at from (select at from events order by id desc limit 1000) as of_events
        ) as newest`.execute(database);
      return rows[0]?.latest ?? undefined;
    },

    close: () => database.destroy(),
  };
}
