import { type Kysely, sql } from "kysely";
import { eventOfRow } from "./event-row.ts";
import { findVersionEvent, saveVersion } from "./save-version.ts";
import type { SavedMenuEvent, SavedMenus, SaveMenuOutcome } from "./saved-menus.ts";
import type { Tables } from "./tables.ts";

/** `onSaved` is called after a version was saved. */
export function createKyselySavedMenus(database: Kysely<Tables>, onSaved: () => void): SavedMenus {
  return {
    saveMenu: async ({ saved, ...version }) => {
      const about = { week: null, saved };
      const outcome = await saveVersion(database, { ...version, about });
      onSaved();
      // A version that is about no week has the event of the shop.
      return outcome as SaveMenuOutcome;
    },

    findSavedMenu: async (actionId) => {
      const event = await findVersionEvent(database, actionId);
      return event?.week === null ? event : undefined;
    },

    changesOfSettings: async ({ since, limit }) => {
      const rows = await database
        .selectFrom("events")
        .selectAll()
        .where("kind", "=", sql.lit("menu-saved"))
        .where("at", ">=", since)
        .where("detail", "like", '%"settings":[%')
        .orderBy("value", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => eventOfRow(row) as SavedMenuEvent);
    },

    catalogueVersions: async ({ before, limit }) => {
      const rows = await database
        .selectFrom("catalogues")
        .leftJoin("events", (join) =>
          join
            .onRef("events.value", "=", "catalogues.version")
            .on("events.kind", "=", sql.lit("menu-saved")),
        )
        .select(["catalogues.version", "saved_at", "device_id"])
        .$if(before !== undefined, (query) => query.where("catalogues.version", "<", before ?? 0))
        .orderBy("catalogues.version", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        version: row.version,
        savedAt: row.saved_at,
        deviceId: row.device_id,
      }));
    },
  };
}
