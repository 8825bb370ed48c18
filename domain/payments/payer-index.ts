import { wholePhoneNumber } from "#domain/customer/phone-number.ts";
import { groupBy } from "#domain/group-by.ts";
import { unmarkedWords } from "#domain/language/search-words.ts";
import { fewestWordsOfName, keyOfName, keyOfWholeName } from "./names-in-row.ts";
import type { PastedRow } from "./read-pasted.ts";

/** An order, by what names its customer. */
export interface Payer {
  readonly number: string;
  readonly name: string;
  readonly phoneNumber: string;
}

type Found<Item> = ReadonlyMap<string, readonly Item[]>;

export interface PayerIndex<Item> {
  readonly byNumber: Found<Item>;
  readonly byPhone: Found<Item>;
  /** By the words of the name in one sequence; names of one word are none. */
  readonly byName: Found<Item>;
  /** By each word of the name, where few have it. */
  readonly byWord: Found<Item>;
}

export interface PayersNamed<Item> {
  /** By whatever names them. */
  readonly all: readonly Item[];
  readonly byNumber: readonly Item[];
}

/** A word that more have names nobody. */
const mostWithWord = 8;

export function indexPayers<Item extends Payer>(payers: readonly Item[]): PayerIndex<Item> {
  const by = (keysOf: (payer: Item) => readonly string[]): Found<Item> => {
    const pairs = payers.flatMap((payer) => keysOf(payer).map((key) => ({ key, payer })));
    const groups = [...groupBy(pairs, ({ key }) => key)];
    return new Map(groups.map(([key, some]) => [key, some.map(({ payer }) => payer)]));
  };
  const wordsOf = ({ name }: Item) => unmarkedWords(name);
  const byWord = by((payer) => [...new Set(wordsOf(payer))].filter(({ length }) => length > 1));
  return {
    byNumber: by(({ number }) => [number]),
    byPhone: by(({ phoneNumber }) =>
      phoneNumber.length > 1 ? [wholePhoneNumber(phoneNumber)] : [],
    ),
    byName: by((payer) => {
      const words = wordsOf(payer);
      return words.length < fewestWordsOfName ? [] : [keyOfName(words)];
    }),
    byWord: new Map([...byWord].filter(([, { length }]) => length <= mostWithWord)),
  };
}

/** Whom a row names by an order number, a phone number or a whole name. */
export function payersIn<Item extends Payer>(
  { numbers, phoneNumbers, names }: PastedRow,
  index: PayerIndex<Item>,
): PayersNamed<Item> {
  const find = (found: Found<Item>, keys: readonly string[]) =>
    keys.flatMap((key) => found.get(key) ?? []);
  const byNumber = find(index.byNumber, numbers);
  // A table that was opened as numbers has lost the first 0.
  const byPhone = find(index.byPhone, [...phoneNumbers, ...numbers.map(wholePhoneNumber)]);
  const byName = find(index.byName, names);
  return { all: [...new Set([...byNumber, ...byPhone, ...byName])], byNumber };
}

/**
 * Whether all that a row says about who paid fits a payer: its number, or its phone number and name as far as the row has any. `names` are those of
 * all who are known.
 */
export function isOfPayer(row: PastedRow, payer: Payer, names: ReadonlySet<string>): boolean {
  if (row.numbers.includes(payer.number)) return true;
  const phoneNumber = wholePhoneNumber(payer.phoneNumber);
  const hasPhone = [...row.phoneNumbers, ...row.numbers.map(wholePhoneNumber)].includes(
    phoneNumber,
  );
  const hasName = row.names.includes(keyOfWholeName(payer.name));
  return (
    (hasPhone || hasName) &&
    (hasPhone || row.phoneNumbers.length === 0) &&
    (hasName || !row.names.some((name) => names.has(name)))
  );
}
