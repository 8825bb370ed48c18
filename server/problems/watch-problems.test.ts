import { expect, test } from "vitest";
import type { Finding } from "./problem.ts";
import { watchProblems } from "./watch-problems.ts";

const disk: Finding = {
  kind: "disk",
  words: "the disk of DATA_DIR has 0.4 GB left",
  stopsOrders: false,
};
const database: Finding = { kind: "database", words: "disk full", stopsOrders: true };

function openWatch() {
  const found: { now: readonly Finding[] } = { now: [] };
  const clock = { now: 1_000 };
  const lines: string[] = [];
  const write = (level: string) => (fields: object, line: string) =>
    void lines.push(`${level} ${line} ${JSON.stringify(fields)}`);
  const watch = watchProblems({
    find: () => Promise.resolve(found.now),
    clock: () => clock.now,
    log: { info: write("info"), warn: write("warn"), error: write("error") },
  });
  return { found, clock, lines, watch };
}

test("a problem is in the log once when it begins and once when it is over", async () => {
  const { found, clock, lines, watch } = openWatch();
  expect(await watch.look()).toEqual([]);
  found.now = [database, disk];
  expect(await watch.look()).toEqual([
    { ...database, since: 1_000 },
    { ...disk, since: 1_000 },
  ]);
  clock.now = 61_000;
  found.now = [{ ...disk, words: "0.3 GB left" }];
  expect(await watch.look()).toEqual([{ ...disk, words: "0.3 GB left", since: 1_000 }]);
  expect(lines).toEqual([
    'error something is wrong: disk full {"problem":"database","stopsOrders":true}',
    'warn something is wrong: the disk of DATA_DIR has 0.4 GB left {"problem":"disk","stopsOrders":false}',
    'info a problem is over {"problem":"database","since":"1970-01-01T00:00:01.000Z"}',
  ]);
});

test("a problem that ended and begins again has a new beginning; its own beginning counts first", async () => {
  const { found, clock, watch } = openWatch();
  found.now = [disk];
  await watch.look();
  found.now = [];
  await watch.look();
  clock.now = 9_000;
  found.now = [disk, { ...database, since: 7 }];
  expect((await watch.look()).map(({ since }) => since)).toEqual([9_000, 7]);
});

test("a question during a look is answered by a look that began later", async () => {
  const { found, watch } = openWatch();
  const first = watch.look();
  found.now = [disk];
  const later = [watch.look(), watch.look()];
  expect(await first).toEqual([]);
  expect(await Promise.all(later)).toMatchObject([[disk], [disk]]);
});
