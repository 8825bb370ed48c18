import type { Kysely } from "kysely";
import type { Pictures } from "./pictures.ts";
import type { Tables } from "./tables.ts";

/** The files of pictures on any database that Kysely supports. */
export function createKyselyPictures(database: Kysely<Tables>): Pictures {
  return {
    findPicture: async (name) => {
      const row = await database
        .selectFrom("pictures")
        .selectAll()
        .where("name", "=", name)
        .executeTakeFirst();
      return row && { ...row, bytes: plainBytes(row.bytes) };
    },

    pictureNames: async () => {
      const rows = await database.selectFrom("pictures").select("name").execute();
      return rows.map(({ name }) => name).toSorted();
    },

    savePictures: async (pictures) => {
      await database.transaction().execute(async (transaction) => {
        for (const picture of pictures) {
          await transaction
            .insertInto("pictures")
            .values(picture)
            .onConflict((conflict) => conflict.column("name").doNothing())
            .execute();
        }
      });
    },
  };
}

/** PostgreSQL's driver gives a `Buffer`, which may be a part of a larger one. */
function plainBytes({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
