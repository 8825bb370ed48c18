import { lastNight } from "./backup-due.ts";
import { backupName, type NamedBackup, readBackupName } from "./backup-names.ts";

/** How many of the newest ones are kept whenever they were made: an upgrade that is tried again and again makes one each time. */
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

const day = 24 * 60 * 60_000;
/** The days after which a backup of today is no longer kept, if one is made every night. */
const longestKept = 3 * 366;

interface BackupEnd {
  readonly name: string;
  /** When it was made, in milliseconds since 1970 UTC. */
  readonly at: number;
  /** When it is removed if from now on a backup is made every night, in milliseconds since 1970 UTC; null for one from the far future. */
  readonly endsAt: number | null;
}

/** When each backup will be removed, the newest backup first. */
export function backupEnds(backups: readonly NamedBackup[], now: number): readonly BackupEnd[] {
  const ends = new Map<NamedBackup, number>();
  let there = [...backups];
  const tonight = lastNight(now) + day;
  for (let night = 0; night < longestKept && ends.size < backups.length; night += 1) {
    const at = tonight + night * day;
    const made = readBackupName(backupName(at, "00000000"));
    if (made === undefined) throw new Error("the name of a backup cannot be read");
    const all = [...there, made];
    const kept = keptBackups(all, at);
    for (const backup of backups) if (!kept.has(backup) && !ends.has(backup)) ends.set(backup, at);
    there = all.filter((backup) => kept.has(backup));
  }
  return backups
    .toSorted((one, other) => other.at - one.at)
    .map((backup) => ({ name: backup.name, at: backup.at, endsAt: ends.get(backup) ?? null }));
}
