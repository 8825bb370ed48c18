/** Positions of the first and the last byte, from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of `length` bytes that the header `Range` asks for (RFC 9110 §14.1.2); "unsatisfiable" if nothing of it exists, and
 * undefined for everything: without the header, if it is not understood, and if it names several parts, which a server need not send.
 */
export function byteRange(
  header: string | undefined,
  length: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const count = Math.min(Number(to), length);
    return count === 0 ? "unsatisfiable" : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return undefined;
  if (first >= length) return "unsatisfiable";
  return { first, last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
}
