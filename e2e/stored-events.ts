import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Kind and value of all stored events, in alphabetical sequence, without the device; amounts are left out. */
export function storedEvents(folder: string): readonly string[] {
  const database = new DatabaseSync(join(folder, "shop.sqlite"), { readOnly: true });
  try {
    const rows = database
      .prepare("select kind, value from events where kind <> 'device-linked'")
      .all();
    return rows
      .map(({ kind, value }) =>
        kind === "packed" || kind === "handed-over" ? `${kind} ${String(value)}` : String(kind),
      )
      .toSorted();
  } finally {
    database.close();
  }
}
