import { expect, test } from "vitest";
import { lastNight } from "./backup-due.ts";
import { backupName, readBackupName } from "./backup-names.ts";
import { keptBackups } from "./kept-backups.ts";

const day = 24 * 60 * 60_000;
/** 03:30 in Jerusalem, in winter. */
const firstNight = Date.parse("2026-01-01T01:30:00Z");

const backupAt = (at: number) => {
  const backup = readBackupName(backupName(at, "0123abcd"));
  if (backup === undefined) throw new Error("the name cannot be read");
  return backup;
};

test("the name of a backup says when it was begun and its checksum, and no other name is a backup's", () => {
  expect(backupAt(firstNight)).toEqual({
    name: "shop-2026-01-01T01-30-00-0123abcd.sqlite",
    at: firstNight,
    checksum: "0123abcd",
  });
  expect(readBackupName("shop-2026-01-01T01-30-00.sqlite")?.checksum).toBeUndefined();
  for (const other of [
    "shop.sqlite",
    "shop-2026-01-01T01-30-00-0123abcd.sqlite.unfinished",
    "shop-2026-13-41T01-30-00.sqlite",
    "copy-of-shop-2026-01-01T01-30-00.sqlite",
  ])
    expect(readBackupName(other)).toBeUndefined();
});

test("after three years of nights the ten newest, five weeks and 24 months are kept", () => {
  const nights = Array.from({ length: 3 * 365 }, (_, index) => backupAt(firstNight + index * day));
  const keptNow = keptBackups(nights, firstNight + 3 * 365 * day);
  const kept = nights.filter((night) => keptNow.has(night));
  const dates = kept.map(({ name }) => name.slice(5, 15)).toReversed();
  expect(dates.slice(0, 10)).toEqual([
    "2028-12-30",
    "2028-12-29",
    "2028-12-28",
    "2028-12-27",
    "2028-12-26",
    "2028-12-25",
    "2028-12-24",
    "2028-12-23",
    "2028-12-22",
    "2028-12-21",
  ]);
  // The Saturdays before, the ends of months, and nothing else.
  expect(dates.slice(10, 13)).toEqual(["2028-12-16", "2028-12-09", "2028-12-02"]);
  expect(dates.slice(13)).toHaveLength(23);
  expect(dates.at(-1)).toBe("2027-01-31");
});

test("what is kept one night stays kept for as long as its month counts, whichever nights are missing", () => {
  let backups = [backupAt(firstNight)];
  for (let night = 1; night <= 400; night += 1) {
    // The machine is off on many nights, once for ten in a row.
    if (night % 3 === 0 || (night > 100 && night < 110)) continue;
    const now = firstNight + night * day;
    const all = [...backups, backupAt(now)];
    const kept = keptBackups(all, now);
    backups = all.filter((backup) => kept.has(backup));
  }
  const months = new Set(backups.map(({ name }) => name.slice(5, 12)));
  expect(months.size).toBe(14);
  expect(backups.length).toBeLessThan(40);
});

test("backups from the future cost no other one", () => {
  const nights = Array.from({ length: 40 }, (_, index) => backupAt(firstNight + index * day));
  const now = firstNight + 20 * day;
  const past = nights.filter(({ at }) => at <= now);
  const all = keptBackups(nights, now);
  expect(past.filter((each) => all.has(each))).toEqual(
    [...keptBackups(past, now)].toSorted((one, other) => one.at - other.at),
  );
  expect(nights.filter(({ at }) => at > now).every((each) => all.has(each))).toBe(true);
});

test("the last night began at 03:30 in Jerusalem, in winter and in summer", () => {
  const hour = 60 * 60_000;
  expect(lastNight(firstNight)).toBe(firstNight);
  expect(lastNight(firstNight - 1)).toBe(firstNight - day);
  expect(lastNight(firstNight + 5 * hour)).toBe(firstNight);
  expect(lastNight(Date.parse("2026-07-01T00:29:00Z"))).toBe(Date.parse("2026-06-30T00:30:00Z"));
  // In the night of 27 March 2026 the clock goes from 02:00 to 03:00.
  expect(lastNight(Date.parse("2026-03-27T12:00:00Z"))).toBe(Date.parse("2026-03-27T00:30:00Z"));
});
