import { resolve } from "node:path";
import { decodePart } from "#domain/decode-part.ts";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { Store } from "#server/store/store.ts";
import { type DatabaseSettings, databaseFile } from "./open-store.ts";

/**
 * Says in one line which database is open, without its password, how many orders it has and when the newest came in. A database
 * without a catalogue is called new: where orders are expected, the settings name the wrong one, or a disk is not mounted.
 */
export async function databaseText(
  settings: DatabaseSettings,
  store: Pick<Store, "currentCatalogue" | "summarizeOrders">,
): Promise<string> {
  const name = `The database is ${nameOf(settings)}`;
  const { count, newestReceivedAt } = await store.summarizeOrders();
  if (newestReceivedAt !== undefined) {
    return `${name}: ${count === 1 ? "1 order" : `${String(count)} orders`}, the newest from ${timeInJerusalem(newestReceivedAt)}`;
  }
  if ((await store.currentCatalogue()) !== undefined) return `${name}: no orders yet`;
  const setting = settings.databaseUrl === undefined ? "DATA_DIR" : "DATABASE_URL";
  return `${name}: NEW and empty. If the shop has orders, stop the server and check ${setting}`;
}

function nameOf({ dataFolder, databaseUrl }: DatabaseSettings): string {
  if (databaseUrl === undefined) return resolve(databaseFile(dataFolder));
  const { hostname, port, pathname } = new URL(databaseUrl);
  const host = decodePart(hostname) || "localhost";
  return `${decodePart(pathname.slice(1)) ?? ""} in PostgreSQL on ${port === "" ? host : `${host}:${port}`}`;
}
