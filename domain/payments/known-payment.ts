import { groupBy } from "#domain/group-by.ts";
import { type Agorot, agorot } from "#domain/money/agorot.ts";
import { indexPayers, isOfPayer, type Payer, payersIn } from "./payer-index.ts";
import type { PastedRow } from "./read-pasted.ts";

/** Payments that were marked longer ago are not known. */
export const daysKnown = 60;

/** A payment that was marked as received, and what was taken from one row together as one. */
export interface KnownPayment {
  readonly amount: Agorot;
  /** The day that stood in its row, or on which it was marked by hand, `YYYY-MM-DD`; null for a row without a day. */
  readonly day: string | null;
  readonly isPasted: boolean;
  /** Of the orders that it was for. */
  readonly payers: readonly Payer[];
}

/** A mark of money that stands, as the desk reads it. */
export interface MarkedPayment extends Payer {
  readonly amount: Agorot;
  /** The day on which it was marked, `YYYY-MM-DD`. */
  readonly markedOn: string;
  readonly actionId: string;
}

/** The end of the action id of a mark that was made from a pasted row: the place of the row and its day. Nothing in it says who paid. */
export function endOfPasted(row: number, day: string | null): string {
  return `_row${String(row)}_${day ?? "undated"}`;
}

const pasted = /^(?<press>.+?)(?:_\d+)?_row(?<row>\d+)_(?<day>\d{4}-\d{2}-\d{2}|undated)$/u;

/** The payments that some marks are, with those of one row joined. */
export function joinMarked(marked: readonly MarkedPayment[]): readonly KnownPayment[] {
  const read = marked.map((mark) => ({ mark, id: pasted.exec(mark.actionId)?.groups }));
  const keyOf = ({ mark, id }: (typeof read)[number]) =>
    id === undefined ? mark.actionId : `${id["press"] ?? ""} row ${id["row"] ?? ""}`;
  return [...groupBy(read, keyOf).values()].map((same) => {
    const [{ mark, id }] = same;
    const { day } = { day: mark.markedOn, ...id };
    return {
      amount: agorot(same.reduce((sum, each) => sum + each.mark.amount, 0)),
      day: day === "undated" ? null : day,
      isPasted: id !== undefined,
      payers: same.map((each) => each.mark),
    };
  });
}

export type KnownPayments = ReturnType<typeof knownPayments>;

/** What is known of the payments that were received; `names` are those of all who are known. Each explains one row. */
export function knownPayments(received: readonly KnownPayment[], names: ReadonlySet<string>) {
  const index = indexPayers(
    received.flatMap((payment) => payment.payers.map((payer) => ({ ...payer, payment }))),
  );
  const byAmount = groupBy(received, ({ amount }) => amount);
  const taken = new Set<KnownPayment>();

  const isLeft = ({ payment }: { readonly payment: KnownPayment }) => !taken.has(payment);
  const isOfRow = (row: PastedRow, payment: KnownPayment) =>
    payment.isPasted && row.day !== null && payment.day === row.day;
  /** Money is marked on the day on which it came or later. A row with another day is another payment. */
  const mayBeOfRow = ({ day }: PastedRow, payment: KnownPayment) =>
    day === null ||
    payment.day === null ||
    (payment.isPasted ? payment.day === day : payment.day >= day);
  const hasAmount = ({ amounts }: PastedRow, { amount }: KnownPayment) => amounts.includes(amount);
  const sameAmount = (row: PastedRow) =>
    row.amounts
      .flatMap((amount) => byAmount.get(amount) ?? [])
      .filter((payment) => !taken.has(payment) && mayBeOfRow(row, payment));

  return {
    /** Takes the payment that a row was before, if one has its day, amount and payer; false where there is none. */
    take: (row: PastedRow): boolean => {
      const same = payersIn(row, index)
        .all.filter(isLeft)
        .filter((payer) => isOfPayer(row, payer, names))
        .find(({ payment }) => isOfRow(row, payment) && hasAmount(row, payment));
      if (same !== undefined) taken.add(same.payment);
      return same !== undefined;
    },
    /** Whether a payment with a payer and the amount of a row may have been the row, also one that another row has taken. */
    mayBe: (row: PastedRow): boolean =>
      payersIn(row, index).all.some(
        ({ payment }) => mayBeOfRow(row, payment) && hasAmount(row, payment),
      ),
    /** Whether a payment that no row has taken has the amount and may have the day of a row, without looking at who paid. */
    fits: (row: PastedRow): boolean => sameAmount(row).length > 0,
    /** Takes one of these for a row that nothing else explains; false where there is none. */
    takeSame: (row: PastedRow): boolean => {
      const [payment] = sameAmount(row);
      if (payment !== undefined) taken.add(payment);
      return payment !== undefined;
    },
    /** How many payments with the day and one amount of a row were made from pasted rows, and were taken by none. */
    pastedLike: (row: PastedRow): number =>
      sameAmount(row).filter((payment) => isOfRow(row, payment)).length,
  };
}
