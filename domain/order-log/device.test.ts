import { expect, test } from "vitest";
import { deviceStatus, longestIdle, longestSession } from "./device.ts";

const monday = Date.UTC(2026, 0, 5);
const device = {
  revokedAt: undefined,
  createdAt: monday,
  endsAt: monday + longestSession,
  lastSeenAt: monday,
};

test.each([
  ["in use", device, monday + 1, "active"],
  ["used within thirty days", device, monday + longestIdle - 1, "active"],
  ["not used for thirty days", device, monday + longestIdle, "idle"],
  [
    "used every day, at its end",
    { ...device, lastSeenAt: device.endsAt - 1 },
    device.endsAt,
    "ended",
  ],
  ["let in while the clock was ahead", device, monday - 48 * 60 * 60_000, "ended"],
  ["revoked a moment ago", { ...device, revokedAt: monday }, monday, "revoked"],
] as const)("a device %s", (_, each, now, status) => {
  expect(deviceStatus(each, now)).toBe(status);
});
