import { type RawBuilder, sql } from "kysely";

/** What people write in an address or leave out. */
const marks = `'"׳״‘’“”„‚′″\`´ʼ.,\u00ad\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069`;
/** What may stand for a blank. */
const hyphens = "-־‐‑–—\u00a0";

/**
 * An SQL text by which addresses are searched: in small letters, without marks, with blanks for hyphens. The database keeps the index by it, so
 * that no program can store an address without. It must stay as it is: another one needs a migration with other indexes.
 */
export function addressKey(address: RawBuilder<unknown>): RawBuilder<string> {
  let key = sql<string>`lower(${address})`;
  for (const mark of marks) key = sql`replace(${key}, ${sql.lit(mark)}, '')`;
  for (const hyphen of hyphens) key = sql`replace(${key}, ${sql.lit(hyphen)}, ' ')`;
  return key;
}

const capitalsOfAscii = /[A-Z]/gu;
const firstLetters = /(?<![\p{L}\p{M}\p{N}])\p{L}/gu;

/**
 * The same of what was typed: each key that an address may have which is written like that. Most databases make only the letters A to Z small, so
 * an address keeps its other capital letters: those that were typed, or those with which words begin.
 */
export function typedAddressKeys(typed: string): readonly string[] {
  const small = typed.toLowerCase();
  const initials = small.replaceAll(firstLetters, (letter) => letter.toUpperCase());
  const asStored = [typed, initials].map((text) =>
    text.replaceAll(capitalsOfAscii, (letter) => letter.toLowerCase()),
  );
  return [...new Set([small, ...asStored].map((text) => unmarked(text)))];
}

function unmarked(text: string): string {
  let key = text;
  for (const mark of marks) key = key.replaceAll(mark, "");
  for (const hyphen of hyphens) key = key.replaceAll(hyphen, " ");
  return key;
}
