/** Opens the store in the given SQLite file or at the given URL, which migrates it and brings its orders over, with a line when it begins, until it is killed. */
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";

const place = process.argv[2] ?? "";
process.stdout.write("begins\n");
const store = await (place.startsWith("postgres:")
  ? openPostgresStore(place)
  : openSqliteStore(place));
// Idle connections would keep it alive for half a minute.
await store.close();
