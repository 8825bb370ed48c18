import type { Kysely } from "kysely";
import type { KeepWeekOutcome, KeptWeeks } from "./kept-weeks.ts";
import { findVersionEvent, saveVersion } from "./save-version.ts";
import type { Tables } from "./tables.ts";

/** `onSaved` is called after a version was saved. */
export function createKyselyKeptWeeks(database: Kysely<Tables>, onSaved: () => void): KeptWeeks {
  return {
    keepWeek: async ({ week, kept, ...version }) => {
      const outcome = await saveVersion(database, {
        ...version,
        about: { week, kept },
        notices: [],
      });
      onSaved();
      // A version about a week has the event of a week.
      return outcome as KeepWeekOutcome;
    },
    findKeptWeek: async (actionId) => {
      const event = await findVersionEvent(database, actionId);
      return event?.week == null ? undefined : event;
    },
  };
}
