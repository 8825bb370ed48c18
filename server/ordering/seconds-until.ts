/** Whole seconds, at least 1. Both times are in milliseconds since 1970 UTC. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1_000));
}
