/** Opens the store in the given SQLite file or at the given URL, which brings its orders over, until it is killed. */
import { openPostgresStore } from "#server/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";

const place = process.argv[2] ?? "";
await (place.startsWith("postgres:") ? openPostgresStore(place) : openSqliteStore(place));
process.stdout.write("everything is brought over\n");
