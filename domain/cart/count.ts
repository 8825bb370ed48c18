/** The bounds of every count input (specification §5, §9). */
export const leastCount = 0;
export const mostCount = 20;

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= leastCount && (value as number) <= mostCount;
}

/**
 * The count that a typed or pasted text means: always a whole number from 0 to 20.
 * Digits up to the first decimal mark count, so that 1.5 is 1 and never 15; signs and letters say nothing; 25 becomes 20.
 */
export function countOfText(text: string): number {
  const beforeMark = text.split(/[.,]/u, 1)[0] ?? "";
  const digits = beforeMark.replaceAll(/\D/gu, "");
  return clampCount(digits === "" ? leastCount : Number(digits));
}

export function clampCount(value: number): number {
  return Math.min(mostCount, Math.max(leastCount, Math.trunc(value)));
}
