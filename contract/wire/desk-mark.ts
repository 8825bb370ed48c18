import { idempotencyKeyPattern } from "./error-code.ts";

/** An action id has the form of an order key: both are made by a device, once for each thing that it asks for. */
export const actionIdPattern = idempotencyKeyPattern;

/** The time of a mark. The clock of a device may be wrong, which is no reason to lose a mark. */
export function pressedAtFromWire(pressedAt: number): number {
  return Math.min(Math.max(Math.round(pressedAt), 0), Number.MAX_SAFE_INTEGER);
}
