import { type Kysely, sql } from "kysely";
import { longestIdle } from "#domain/order-log/device.ts";
import { noticesOfErased } from "#server/store/subscribers/subscribers.ts";
import { inParts, type Tables } from "#server/store/tables.ts";

const day = 24 * 60 * 60_000;
/** For how long what nobody needs anymore can be looked at and taken back, in milliseconds. */
const keptFor = 90 * day;
/** For how long somebody who does not order is told that orders open, in milliseconds. */
const keptSubscriber = 2 * 365 * day;
/** How many of the newest versions of the catalogue are kept in any case: a page of the history at the desk. */
const keptVersions = 20;
/** Rows of one transaction, so that no order waits for long. */
const mostTogether = 20;

/** How much was removed. */
export interface Pruned {
  readonly versions: number;
  readonly pictures: number;
  readonly links: number;
  readonly notices: number;
}

/** What removes what nobody needs anymore. */
export function createKyselyPruning(database: Kysely<Tables>, dropTraces: () => Promise<void>) {
  return {
    /**
     * Removes the content of versions of the catalogue that are older than 90 days and not among the newest twenty, pictures that no kept
     * version names, used and expired invitations of devices, push addresses of devices that are out, and notices that were sent. The row of a version stays, because orders name
     * it; they need no content of it. It also keeps what a decision about a week to come needs, and an order of an earlier
     * version of the shop that is not brought over. In small transactions; may be ended and repeated at any time. `today` is
     * a date, `now` in milliseconds since 1970 UTC.
     */
    prune: async ({
      now,
      today,
    }: {
      readonly now: number;
      readonly today: string;
    }): Promise<Pruned> => {
      const before = now - keptFor;
      const [versions, pictures] = [
        await pruneVersions(database, before, today),
        await prunePictures(database, before),
      ];
      const links = await database
        .deleteFrom("device_links")
        .where("expires_at", "<", before)
        .executeTakeFirst();
      await database
        .updateTable("devices")
        .set({ push: null })
        .where("push", "is not", null)
        .where((eb) =>
          eb.or([
            eb("revoked_at", "is not", null),
            eb("ends_at", "<", before),
            eb("last_seen_at", "<", before - longestIdle),
          ]),
        )
        .execute();
      await forgetSubscribers(database, now);
      const notices = await database
        .deleteFrom("notices")
        .where("next_attempt_at", "is", null)
        .where("created_at", "<", before)
        .executeTakeFirst();
      // Also of those who stopped since the night before. A failure is tried again with the next look.
      if (await hasErasedSubscribers(database)) await dropTraces();
      return {
        versions,
        pictures,
        links: Number(links.numDeletedRows),
        notices: Number(notices.numDeletedRows),
      };
    },
  };
}

/**
 * Erases the addresses of subscribers who did not confirm or cannot be reached, and after two years those of whom no order has come. A
 * row without an address goes with its last notice.
 */
async function forgetSubscribers(database: Kysely<Tables>, now: number): Promise<void> {
  const before = now - keptFor;
  const twoYearsAgo = now - keptSubscriber;
  await database.transaction().execute(async (transaction) => {
    await sql`update subscribers set email = '', confirmed_at = null, undeliverable_at = null, changed_at = ${now}
      where email <> '' and asked_at < ${before}
        and (confirmed_at is null and coalesce(stopped_at, asked_at) < ${before} or undeliverable_at < ${before} or (confirmed_at < ${twoYearsAgo}
          and not exists (select 1 from orders
            where lower(orders.email) = lower(subscribers.email) and orders.received_at >= ${twoYearsAgo})
          and not exists (select 1 from order_revisions join orders on orders.number = order_revisions.order_number
            where lower(order_revisions.email) = lower(subscribers.email) and orders.received_at >= ${twoYearsAgo})))`.execute(
      transaction,
    );
    await sql`update notices set next_attempt_at = null, last_error = null where ${noticesOfErased}`.execute(
      transaction,
    );
    await sql`delete from subscribers where email = '' and asked_at < ${before}
      and (stopped_at is null or stopped_at < ${before})
      and not exists (select 1 from notices where notices.subscriber_id = subscribers.id)`.execute(
      transaction,
    );
  });
}

async function hasErasedSubscribers(database: Kysely<Tables>): Promise<boolean> {
  const row = await database
    .selectFrom("subscribers")
    .select("id")
    .where("email", "=", "")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function pruneVersions(
  database: Kysely<Tables>,
  before: number,
  today: string,
): Promise<number> {
  // A change is shown and taken back with the version before it.
  const { rows } = await sql<{ readonly version: number }>`
    select version from catalogues
    where content <> '' and saved_at < ${before}
      and version < (select max(version) from catalogues) - ${keptVersions}
      and version > coalesce((select max(catalogue_version) from orders where place is null), 0)
      and version > coalesce((select max(catalogue_version) from order_revisions where place is null), 0)
      and not exists (select 1 from events where kind = 'menu-saved' and week >= ${today}
        and events.value in (version, version + 1))
      and exists (select 1 from catalogues as later
        where later.version = catalogues.version + 1 and later.saved_at < ${before})
    order by version`.execute(database);
  const versions = rows.map(({ version }) => version);
  for (const some of inParts(versions, mostTogether))
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("catalogues")
        .set({ content: "" })
        .where("version", "in", some)
        .execute();
    });
  return versions.length;
}

/** Those of a folder have no size, and the site may name them: they stay. */
async function prunePictures(database: Kysely<Tables>, before: number): Promise<number> {
  const candidates = await database
    .selectFrom("pictures")
    .select("name")
    .where("width", "is not", null)
    .where("added_at", "<", before)
    .execute();
  if (candidates.length === 0) return 0;
  const named = await namesInCatalogues(database);
  const unused = candidates.map(({ name }) => name).filter((name) => !named.has(stemOf(name)));
  for (const some of inParts(unused, mostTogether))
    await database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom("pictures")
        .where("name", "in", some)
        // It may have been added again meanwhile.
        .where("added_at", "<", before)
        .execute();
    });
  return unused.length;
}

/** The pictures that kept versions name, without the ends of their names: one has a file for each format. */
async function namesInCatalogues(database: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const versions = await database
    .selectFrom("catalogues")
    .select("version")
    .where("content", "<>", "")
    .execute();
  const named = new Set<string>();
  // One at a time: together they are many megabytes.
  for (const { version } of versions) {
    const { content } = await database
      .selectFrom("catalogues")
      .select("content")
      .where("version", "=", version)
      .executeTakeFirstOrThrow();
    for (const [, name = ""] of content.matchAll(/"(?:image|thumbnail)":"([^"]+)"/gu))
      named.add(stemOf(name));
  }
  return named;
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]+$/u, "");
}
