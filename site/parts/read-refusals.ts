import type { WireRefusal } from "#contract/wire/refusal.ts";

/** Reads `extensions.refusals` of ORDER_REFUSED. Entries that cannot be shown are left out. */
export function readRefusals(refusals: unknown): readonly WireRefusal[] {
  return Array.isArray(refusals) ? refusals.filter(isRefusal) : [];
}

function isRefusal(refusal: unknown): refusal is WireRefusal {
  const { code, path, expected, received } = (refusal ?? {}) as Partial<WireRefusal>;
  const areLists = [expected, received].every(
    (prices) => prices === undefined || Array.isArray(prices),
  );
  return typeof code === "string" && Array.isArray(path) && areLists;
}
