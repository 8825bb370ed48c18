import { expect, test } from "vitest";
import { createMarkLimit } from "./mark-limit.ts";

const minute = 60_000;
const monday = Date.UTC(2026, 0, 5, 9);

function press(limit: ReturnType<typeof createMarkLimit>, times: number, now: number, device = 1) {
  return Array.from({ length: times }, () => limit(device, now)).filter(Boolean).length;
}

test("a device presses 240 times a minute and 6,000 times a day, and no other one is held up", () => {
  const limit = createMarkLimit();
  expect(press(limit, 300, monday)).toBe(240);
  expect(press(limit, 300, monday, 2)).toBe(240);
  let stored = 240;
  for (let minutes = 1; minutes <= 60; minutes += 1)
    stored += press(limit, 300, monday + minutes * minute);
  expect(stored).toBe(6_000);
  expect(press(limit, 1, monday + 23 * 60 * minute)).toBe(0);
  expect(press(limit, 1, monday + 24 * 60 * minute)).toBe(1);
});

test("a press that counts as several leaves fewer", () => {
  const limit = createMarkLimit();
  expect(limit(1, monday, 200)).toBe(true);
  expect(press(limit, 300, monday)).toBe(40);
});

test("presses of a clock that was ahead are forgotten when it is right again", () => {
  const limit = createMarkLimit();
  press(limit, 300, monday + 48 * 60 * minute);
  expect(press(limit, 300, monday)).toBe(240);
});
