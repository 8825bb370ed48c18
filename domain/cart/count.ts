/** The bounds of every count input (specification §5, §9). */
export const leastCount = 0;
export const mostCount = 20;

export function isCount(value: unknown): value is number {
  return (
    Number.isInteger(value) && (value as number) >= leastCount && (value as number) <= mostCount
  );
}

/**
 * Reads a typed or pasted text as a count: always a whole number from 0 to 20.
 * Only the digits before the first decimal mark are read, so 1.5 is 1 and not 15. Signs and letters are ignored. 25 becomes 20.
 */
export function countOfText(text: string): number {
  const beforeMark = text.split(/[.,]/u, 1)[0] ?? "";
  const digits = beforeMark.replaceAll(/\D/gu, "");
  return clampCount(digits === "" ? leastCount : Number(digits));
}

/** The count nearest to a number; 0 for NaN. */
export function clampCount(value: number): number {
  if (Number.isNaN(value)) return leastCount;
  return Math.min(mostCount, Math.max(leastCount, Math.trunc(value)));
}
