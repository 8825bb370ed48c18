import type { Kysely } from "kysely";
import type { Tables } from "#server/store/tables.ts";
import type { StoredPicture } from "./stored-picture.ts";

export type Pictures = ReturnType<typeof createKyselyPictures>;

/** The files of pictures. They are never changed, so what was read once stays true; those that nobody needs are removed (`prune`). */
export function createKyselyPictures(database: Kysely<Tables>) {
  return {
    /** Undefined if there is none with this name. */
    findPicture: async (name: string): Promise<StoredPicture | undefined> => {
      const row = await database
        .selectFrom("pictures")
        .select(["name", "type", "bytes", "width", "height"])
        .where("name", "=", name)
        .executeTakeFirst();
      return row && { ...row, bytes: plainBytes(row.bytes) };
    },

    /** The names of all files, sorted. */
    pictureNames: async (): Promise<readonly string[]> => {
      const rows = await database.selectFrom("pictures").select("name").execute();
      return rows.map(({ name }) => name).toSorted();
    },

    /** Stores the files whose names are free in one durable transaction, and leaves the others as they are. */
    savePictures: (pictures: readonly StoredPicture[]): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const addedAt = Date.now();
        for (const picture of pictures) {
          await transaction
            .insertInto("pictures")
            .values({ ...picture, added_at: addedAt })
            .onConflict((conflict) => conflict.column("name").doUpdateSet({ added_at: addedAt }))
            .execute();
        }
      }),
  };
}

/** PostgreSQL's driver gives a `Buffer`, which may be a part of a larger one. */
function plainBytes({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
