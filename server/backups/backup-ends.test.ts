import { expect, test } from "vitest";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { backupName, readBackupName } from "./backup-names.ts";
import { backupEnds, keptBackups } from "./kept-backups.ts";

const day = 24 * 60 * 60_000;
const firstNight = Date.parse("2026-01-01T01:30:00Z");
const backupAt = (at: number) => {
  const backup = readBackupName(backupName(at, "0123abcd"));
  if (backup === undefined) throw new Error("the name cannot be read");
  return backup;
};

test("each backup has the night as its end in which the nightly backup will remove it", () => {
  let there = [backupAt(firstNight)];
  for (let night = 1; night < 100; night += 1) {
    const all = [...there, backupAt(firstNight + night * day)];
    const kept = keptBackups(all, firstNight + night * day);
    there = all.filter((backup) => kept.has(backup));
  }
  const now = firstNight + 99 * day + 12 * 60 * 60_000;
  const ends = backupEnds(there, now);
  expect(ends.map(({ name }) => name)).toEqual(
    there.toSorted((one, other) => other.at - one.at).map(({ name }) => name),
  );
  for (let night = 100; night < 900; night += 1) {
    const at = firstNight + night * day;
    const all = [...there, backupAt(at)];
    const kept = keptBackups(all, at);
    there = all.filter((backup) => kept.has(backup));
    const expected = ends.filter(({ endsAt }) => (endsAt ?? 0) > at).map(({ name }) => name);
    const left = there.filter((backup) => backup.at < now).map(({ name }) => name);
    expect(left.toSorted()).toEqual(expected.toSorted());
  }
  // The newest is the last of its month, and the first of March 2028 begins the 24 months after it.
  expect(
    ends
      .map(({ endsAt }) => dateInJerusalem(endsAt ?? 0))
      .toSorted()
      .at(-1),
  ).toBe("2028-03-01");
});

test("a backup of a clock that was ahead is named, with an end once its time has come, or without one", () => {
  const ahead = [backupAt(firstNight + 30 * day), backupAt(firstNight + 4_000 * day)];
  const [farAhead, soon] = backupEnds(ahead, firstNight);
  expect(farAhead).toMatchObject({ at: firstNight + 4_000 * day, endsAt: null });
  expect(soon?.endsAt).toBeGreaterThan(firstNight + 30 * day);
});
