import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Cursor } from "#domain/order-log/desk-event.ts";
import { stillHolds } from "#domain/schedule/still-holds.ts";
import { newestPositions } from "#server/store/log/read-events.ts";
import { storeSecret } from "#server/store/secrets/store-secret.ts";
import type { Tables } from "./tables.ts";

/** Under this name the generation is kept beside the secrets. */
export const generationName = "generation";

/** What a device knows: the generation in which it read, and how far. */
export interface KnownGeneration extends Cursor {
  readonly generation: string;
  /**
   * Whether its word is enough for a new generation, which refuses the waiting presses of all devices. It never is within an hour of the
   * last one: a stolen session could refuse all presses forever.
   */
  readonly mayRenew: boolean;
}

/** Milliseconds that a generation lasts, whatever devices say. `npm run restore` begins one without being told. */
const shortest = 60 * 60_000;

/** No generation: what a device that may not renew one is told, so that it loads everything again. */
const otherGeneration = "other";

/** See `generation` of the log. */
export async function readGeneration(
  database: Kysely<Tables>,
  known: KnownGeneration | undefined,
  at: number,
): Promise<string> {
  const stored = await storedGeneration(database);
  if (stored !== undefined) {
    if (!(await isRestored(database, stored.value, known))) return stored.value;
    if (known?.mayRenew === false || stillHolds(stored.madeAt, shortest, at))
      return otherGeneration;
  }
  return database.transaction().execute(async (transaction) => {
    // Another call may have made it meanwhile.
    const now = await storedGeneration(transaction);
    if (now !== undefined && now.value !== stored?.value) return now.value;
    const value = randomUUID();
    await storeSecret(transaction, { name: generationName, value, at }).execute();
    return value;
  });
}

function storedGeneration(
  database: Kysely<Tables>,
): Promise<{ readonly value: string; readonly madeAt: number } | undefined> {
  return database
    .selectFrom("secrets")
    .select(["value", "created_at as madeAt"])
    .where("name", "=", generationName)
    .executeTakeFirst();
}

/** Whether a device has read more in this generation than there is. */
async function isRestored(
  database: Kysely<Tables>,
  stored: string,
  known: KnownGeneration | undefined,
): Promise<boolean> {
  if (known?.generation !== stored) return false;
  const newest = await newestPositions(database);
  return known.event > newest.event || known.order > newest.order;
}
