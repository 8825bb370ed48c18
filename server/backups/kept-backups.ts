import type { NamedBackup } from "./backup-names.ts";

/** So many of the newest ones are kept whenever they were made: an upgrade that is tried again and again makes one each time. */
const newestKept = 10;
/** Of how many days, weeks and months that have backups the newest one is kept. */
const keptPeriods = { days: 7, weeks: 5, months: 24 };

/**
 * The backups that are kept: the ten newest, and the newest of each of the last seven days, five weeks (from Sunday) and 24 months that
 * have one, in the time of Jerusalem. A day without a backup costs no older one. Those from the future, made while the clock was ahead, are
 * kept beside these, so that they cost no other one.
 */
export function keptBackups(
  backups: readonly NamedBackup[],
  now: number,
): ReadonlySet<NamedBackup> {
  const newestFirst = backups
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => other.at - one.at);
  const ahead = backups.filter(({ at }) => at > now);
  const kept = new Set([...newestFirst.slice(0, newestKept), ...ahead]);
  const keepNewest = (most: number, period: keyof Periods) => {
    const periods = new Set<string>();
    for (const backup of newestFirst) {
      const name = periodsOf(backup)[period];
      if (periods.has(name)) continue;
      if (periods.size === most) return;
      periods.add(name);
      kept.add(backup);
    }
  };
  keepNewest(keptPeriods.days, "day");
  keepNewest(keptPeriods.weeks, "week");
  keepNewest(keptPeriods.months, "month");
  return kept;
}

/** Names of the day, the week and the month in which a backup was made. */
interface Periods {
  readonly day: string;
  readonly week: string;
  readonly month: string;
}

/** Kept, because `backupEnds` asks for the same backups hundreds of times. */
const known = new WeakMap<NamedBackup, Periods>();

function periodsOf(backup: NamedBackup): Periods {
  const before = known.get(backup);
  if (before !== undefined) return before;
  const day = Temporal.Instant.fromEpochMilliseconds(backup.at)
    .toZonedDateTimeISO("Asia/Jerusalem")
    .toPlainDate();
  // Temporal numbers the days of a week from Monday, 1, to Sunday, 7.
  const sunday = day.subtract({ days: day.dayOfWeek % 7 });
  const periods = {
    day: String(day),
    week: String(sunday),
    month: String(day.toPlainYearMonth()),
  };
  known.set(backup, periods);
  return periods;
}
