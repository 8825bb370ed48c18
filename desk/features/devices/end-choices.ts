import type { DeviceRole } from "#domain/order-log/device.ts";

export const endChoices = ["tonight", "friday", "month", "longest"] as const;

/** When a new device will be signed out. */
export type EndChoice = (typeof endChoices)[number];

/** What fits most devices of a role: a driver needs the desk until the orders are delivered. */
export const usualEnd: Record<DeviceRole, EndChoice> = {
  owner: "longest",
  helper: "month",
  driver: "friday",
};

const friday = 5;
/** The deliveries are over then. */
const evening = 20;
/** The server takes 180 days at most, by its own clock. */
const longest = 179;

/** The end that a choice means at `now`, by the clock of this device. Milliseconds since 1970 UTC. */
export function endOf(choice: EndChoice, now: Date): number {
  const at = (days: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  if (choice === "tonight") return at(1, 0).getTime();
  if (choice === "month") return at(30, now.getHours()).getTime();
  if (choice === "longest") return at(longest, now.getHours()).getTime();
  const days = (friday - now.getDay() + 7) % 7;
  const thisFriday = at(days, evening);
  return (thisFriday > now ? thisFriday : at(days + 7, evening)).getTime();
}
