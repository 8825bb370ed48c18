/** Reads a `bigint` of PostgreSQL. Throws where a JavaScript number cannot hold it: a price or a time would be another one. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("a bigint is too big for a number");
  return value;
}
