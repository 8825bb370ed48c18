import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { lastNight } from "#server/backups/backup-due.ts";
import type { Config } from "#server/config/config.ts";
import type { CustomerEraser } from "#server/seller/desk-context.ts";
import { readOldWeeks, type StoreOfOldWeeks } from "#server/store/erasing/read-old-weeks.ts";
import type { Store } from "#server/store/store.ts";
import { removeLeftovers, removeOldFiles } from "./clean-files.ts";
import { type RepeatedLook, repeatLook } from "./repeat-look.ts";

/** Milliseconds between two looks, as for backups. */
const lookEvery = 10 * 60_000;

interface HousekeepingDeps {
  readonly store: StoreOfOldWeeks & Pick<Store, "prune">;
  readonly eraser: CustomerEraser;
  readonly config: Pick<Config, "dataFolder" | "backupFolder">;
  readonly log: {
    readonly info: (fields: object, line: string) => void;
    readonly error: (fields: object, line: string) => void;
  };
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/**
 * What happens automatically each night: customers of weeks that are older than the seller wants them kept are erased, a week at a time, and
 * what nobody needs is pruned. How old something is follows from what the shop has seen, never from the clock alone (`readOldWeeks`), and
 * many weeks at once wait for the seller. Each look, every ten minutes, does the work of the last night unless it was done; a failure is
 * logged and tried again at the next look. Several processes may do it at once.
 */
export function createHousekeeping(deps: HousekeepingDeps): RepeatedLook {
  const { store, eraser, config, log, clock } = deps;
  let doneAt: number | undefined;
  const eraseWeeks = async (weeks: readonly string[], now: number, ending: AbortSignal) => {
    let erased = 0;
    for (const week of weeks) {
      if (ending.aborted) break;
      // The next night erases what is left because a mail about it is being sent.
      const outcome = await eraser.erase({ which: { week }, now, deviceId: null });
      erased += outcome.erased.length;
    }
    return erased;
  };
  const keepHouse = async (ending: AbortSignal) => {
    const now = clock();
    // A clock that was set back must not stop it.
    if (doneAt !== undefined && doneAt >= lastNight(now) && doneAt <= now) return;
    try {
      await removeLeftovers(config, { now });
      const { erasable, waiting, certain } = await readOldWeeks(store, now);
      if (waiting.length > 0)
        log.error(
          { weeks: waiting.length, from: waiting[0], to: waiting.at(-1) },
          "the customers of these weeks are old by the clock of this machine and not erased before the seller says so on Today",
        );
      const erased = await eraseWeeks(erasable, now, ending);
      const pruned =
        certain === undefined
          ? {}
          : await store.prune({ now: certain, today: dateInJerusalem(certain) });
      if (certain !== undefined) await removeOldFiles(config, certain);
      log.info({ erased, ...pruned }, "nightly cleanup finished");
      doneAt = now;
    } catch (error) {
      log.error({ err: error }, "nightly cleanup failed; it is tried again");
    }
  };
  // A start has enough to do.
  return repeatLook({ every: lookEvery, isAtStart: false, run: keepHouse });
}
