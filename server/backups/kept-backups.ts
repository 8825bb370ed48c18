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
  const dated = newestFirst.map((backup) => ({ backup, day: dayInJerusalem(backup.at) }));
  const ahead = backups.filter(({ at }) => at > now);
  const kept = new Set([...newestFirst.slice(0, newestKept), ...ahead]);
  const keepNewest = (most: number, periodOf: (day: Temporal.PlainDate) => string) => {
    const periods = new Set<string>();
    for (const { backup, day } of dated) {
      const period = periodOf(day);
      if (periods.has(period)) continue;
      if (periods.size === most) return;
      periods.add(period);
      kept.add(backup);
    }
  };
  keepNewest(keptPeriods.days, String);
  // Temporal numbers the days of a week from Monday, 1, to Sunday, 7.
  keepNewest(keptPeriods.weeks, (day) => String(day.subtract({ days: day.dayOfWeek % 7 })));
  keepNewest(keptPeriods.months, (day) => String(day.toPlainYearMonth()));
  return kept;
}

function dayInJerusalem(at: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO("Asia/Jerusalem")
    .toPlainDate();
}
