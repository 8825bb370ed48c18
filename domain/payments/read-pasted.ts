import { type Agorot, agorot } from "#domain/money/agorot.ts";
import { namesInRow } from "./names-in-row.ts";
import { isNotReceived } from "./payment-words.ts";
import { plainPasted, type RowTokens, readTokens } from "./read-row.ts";
import { type SplitRow, splitPasted } from "./split-pasted.ts";

/** A row of what was pasted, as far as it is understood. */
export interface PastedRow extends Omit<RowTokens, "amounts" | "likeness"> {
  readonly text: string;
  /** The keys of all names that may stand in it. */
  readonly names: readonly string[];
  /** What may have come in, in agorot; none for everything that is no payment to the seller. */
  readonly amounts: readonly Agorot[];
  /** Whether it can be read in one way only, and stands here for the first time. */
  readonly isClear: boolean;
  readonly isInSequence: boolean;
}

/** What is read at once, in lines and in UTF-16 units. More is no list of a week. */
export const longestPasted = { lines: 5_000, text: 400_000 };

/** Of a row, in UTF-16 units. */
const longestShown = 300;

export type PastedText =
  | { readonly kind: "too-long" }
  | {
      readonly kind: "read";
      readonly rows: readonly PastedRow[];
      /** Whether it looks like the page of a bank and not of an app. */
      readonly isOfBank: boolean;
    };

/**
 * Reads the list of payments of an app, the page of a bank or a CSV file, as copied. `today` is `YYYY-MM-DD`. Takes time in proportion to the
 * length of the text.
 */
export function readPasted(text: string, today: string): PastedText {
  if (text.length > longestPasted.text) return { kind: "too-long" };
  const plain = plainPasted(text);
  if (plain.split("\n").length > longestPasted.lines) return { kind: "too-long" };
  // Lines of a list are read to find what belongs together, and then as rows.
  const kept = new Map<string, RowTokens>();
  const read = (row: string) => {
    const tokens = kept.get(row) ?? readTokens(row, today);
    kept.set(row, tokens);
    return tokens;
  };
  const seen = new Set<string>();
  const rows = splitPasted(plain, read).map((row) => {
    const isAgain = seen.has(row.text);
    seen.add(row.text);
    return readRow(row, read, isAgain);
  });
  const isOfBank = /יתרה|אסמכתא|זכות|balance|בנק/iu.test(plain);
  return { kind: "read", rows, isOfBank };
}

function readRow(row: SplitRow, read: (row: string) => RowTokens, isAgain: boolean): PastedRow {
  const { text, said, money, dated, isOut = false, isWhole, isInSequence = false } = row;
  const ofText = read(said);
  const ofMoney = money === undefined ? ofText : read(money);
  const ofDay = dated === undefined ? undefined : read(dated);
  const isNotIn = isOut || isNotReceived(`${said} ${money ?? ""}`);
  // In the same row a balance may be below 0.
  const amounts = isNotIn === true ? [] : ofMoney.amounts.filter((amount) => amount > 0);
  // Of a day that is not understood nothing is known.
  const isDayRead = dated === undefined || dated.trim() === "" || ofDay?.day !== null;
  const { likeness: _, ...tokens } = ofText;
  return {
    ...tokens,
    text: text.slice(0, longestShown),
    names: amounts.length === 0 ? [] : namesInRow(tokens.segments),
    day: ofDay?.day ?? ofText.day,
    amounts: amounts.map((amount) => agorot(amount)),
    isClear: isWhole && !isAgain && isDayRead && isNotIn === false && ofMoney.amounts.length === 1,
    isInSequence,
  };
}
