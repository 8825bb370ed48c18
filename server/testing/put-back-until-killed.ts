/** Puts the given backup in the place of the SQLite file or of the database at the URL, with a line when it begins, until it is killed. */
import { putBack } from "#server/store/backup/put-back.ts";

const [place = "", backup = "", folder = ""] = process.argv.slice(2);
process.stdout.write("begins\n");
await putBack({
  backup,
  location: place.startsWith("postgres:")
    ? { kind: "postgres", url: place }
    : { kind: "sqlite", file: place },
  folder,
  now: Date.now(),
});
