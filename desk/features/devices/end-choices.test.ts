import { expect, test } from "vitest";
import { longestSession } from "#domain/order-log/device.ts";
import { endChoices, endOf } from "./end-choices.ts";

const day = 24 * 60 * 60 * 1000;
const thursday = new Date(2026, 0, 8, 16, 30);

test("a device is signed out at midnight, or on Friday evening", () => {
  expect(new Date(endOf("tonight", thursday))).toEqual(new Date(2026, 0, 9));
  expect(new Date(endOf("friday", thursday))).toEqual(new Date(2026, 0, 9, 20));
});

test("on a Friday it is that evening, and after it the next one", () => {
  expect(new Date(endOf("friday", new Date(2026, 0, 9, 8)))).toEqual(new Date(2026, 0, 9, 20));
  expect(new Date(endOf("friday", new Date(2026, 0, 9, 20)))).toEqual(new Date(2026, 0, 16, 20));
  expect(new Date(endOf("friday", new Date(2026, 0, 10)))).toEqual(new Date(2026, 0, 16, 20));
});

test.each(endChoices)(
  "the end %s is one that the server takes, at every hour of a year",
  (choice) => {
    for (let hour = 0; hour < 365 * 24; hour += 7) {
      const now = new Date(2026, 0, 1, hour);
      const left = endOf(choice, now) - now.getTime();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(longestSession - day / 2);
    }
  },
);
