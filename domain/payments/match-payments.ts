import { groupBy } from "#domain/group-by.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { withChosenBefore, withoutDisputes, withoutShifts } from "./compare-rows.ts";
import {
  daysKnown,
  type KnownPayment,
  type KnownPayments,
  knownPayments,
} from "./known-payment.ts";
import { keyOfWholeName } from "./names-in-row.ts";
import {
  indexPayers,
  isOfPayer,
  type Payer,
  type PayerIndex,
  type PayersNamed,
  payersIn,
} from "./payer-index.ts";
import type { Explained, Explanation, PayableOrder, PaymentFinding } from "./payment-finding.ts";
import { arePlainWords } from "./payment-words.ts";
import type { PastedRow } from "./read-pasted.ts";

const mostCandidates = 4;
/** Of somebody with more open orders the sums of some of them are not tried. */
const mostOfPerson = 5;

interface Shop {
  readonly today: string;
  readonly owed: PayerIndex<PayableOrder>;
  readonly personOf: ReadonlyMap<PayableOrder, string>;
  readonly byAmount: ReadonlyMap<number, readonly PayableOrder[]>;
  /** The sums of all open orders of one person, where these are several. */
  readonly sums: ReadonlySet<number>;
  readonly known: KnownPayments;
  /** The keys of the names of all customers who are known here. */
  readonly names: ReadonlySet<string>;
}

/**
 * What each row was paid for, among what is owed and what was received in the last `daysKnown` days. A payment is sure if exactly one
 * explanation fits to the agora and the row has the number of an order, its phone number or the whole name; with a number also if it is a part.
 * With an amount alone it is sure if that fits one order and nobody's sum, and no word of the row may be a name. Two rows never take one order.
 * Takes time in proportion to the rows.
 */
export function matchPayments(
  rows: readonly PastedRow[],
  owed: readonly PayableOrder[],
  received: readonly KnownPayment[],
  today: string,
): readonly PaymentFinding[] {
  const personOf = new Map(owed.map((order) => [order, personKey(order)]));
  const people = groupBy(owed, (order) => personOf.get(order));
  const payers = [...owed, ...received.flatMap((payment) => payment.payers)];
  const names = new Set(payers.map((payer) => keyOfWholeName(payer.name)));
  const known = knownPayments(received, names);
  const shop: Shop = {
    today,
    owed: indexPayers(owed),
    byAmount: groupBy(owed, ({ toPay }) => toPay),
    personOf,
    sums: new Set([...people.values()].flatMap((all) => (all.length > 1 ? sumOf(all) : []))),
    known,
    names,
  };
  const read = rows.map((row) => named(row, shop));
  // A row that names nobody who owes it takes first, then one that says more about who paid.
  const weightOf = ({ row, all, exact }: NamedRow) =>
    (all.length === 0 || exact.length === 0 ? 4 : 0) +
    (row.numbers.length > 0 ? 2 : 0) +
    (row.phoneNumbers.length > 0 ? 1 : 0);
  const taken = new Set(
    read.toSorted((a, b) => weightOf(b) - weightOf(a)).filter(({ row }) => known.take(row)),
  );
  const explained = read.map((each) => explain(each, shop, taken.has(each)));
  const checked = withoutDisputes(withoutShifts(explained));
  return withChosenBefore(checked, known).map(({ finding }) =>
    finding.kind === "unexplained" && known.takeSame(finding.row)
      ? { row: finding.row, kind: "known" }
      : finding,
  );
}

/** A row with the orders that it names, and what it may have been paid for to the agora: of these, or where it names none, of all. */
interface NamedRow extends PayersNamed<PayableOrder> {
  readonly row: PastedRow;
  readonly exact: readonly Explanation[];
}

function named(row: PastedRow, shop: Shop): NamedRow {
  const payers = payersIn(row, shop.owed);
  const exact = row.amounts.flatMap((amount) =>
    payers.all.length > 0
      ? explanationsOf(amount, row, payers, shop)
      : explanationsByAmount(amount, row, shop),
  );
  return { row, exact, ...payers };
}

function explain(read: NamedRow, shop: Shop, isKnown: boolean): Explained {
  const { row, all, exact } = read;
  if (row.amounts.length === 0) return { finding: { row, kind: "other" }, names: "nobody" };
  const isNamed = all.length > 0;
  if (isKnown)
    return { finding: { row, kind: "known" }, names: isNamed ? "who-owes-it" : "nobody" };
  const names = isNamed ? (exact.length > 0 ? "who-owes-it" : "somebody") : "nobody";
  const isMaybeKnown = shop.known.mayBe(row) || (!isNamed && shop.known.fits(row));
  const [only] = exact;
  const isSure =
    only !== undefined &&
    exact.length === 1 &&
    row.isClear &&
    !isMaybeKnown &&
    isRecent(row, shop.today) &&
    (isNamed ? !isContradicted(read, only, shop) : isAloneEnough(row, shop));
  if (isSure) return { finding: { row, kind: "sure", explanation: only }, names };
  const candidates = withoutRepeats([
    ...exact,
    ...row.amounts.flatMap((amount) => [
      ...all.filter((order) => !isAmong(order, exact)).map((order) => whole(order, amount)),
      ...weakly(row, shop).flatMap((order) => (order.toPay === amount ? whole(order, amount) : [])),
    ]),
  ]).slice(0, mostCandidates);
  return candidates.length === 0
    ? { finding: { row, kind: "unexplained" }, names }
    : { finding: { row, kind: "doubtful", candidates, isMaybeKnown }, names };
}

/** Orders of whomever that cost exactly an amount. */
function explanationsByAmount(
  amount: Agorot,
  row: PastedRow,
  { byAmount }: Shop,
): readonly Explanation[] {
  return (byAmount.get(amount) ?? [])
    .filter((order) => isInTime(row, order))
    .map((order) => whole(order, amount));
}

/** All ways in which somebody who is named may have paid an amount to the agora, and parts of an order whose number is named. */
function explanationsOf(
  amount: Agorot,
  row: PastedRow,
  { all, byNumber }: PayersNamed<PayableOrder>,
  { personOf }: Shop,
): readonly Explanation[] {
  const inTime = all.filter((order) => isInTime(row, order));
  const people = [...groupBy(inTime, (order) => personOf.get(order)).values()];
  const ofNumbers = byNumber.length > 1 && sumOf(byNumber) === amount ? [byNumber] : [];
  const sums = people.flatMap((orders) =>
    subsetsOf(orders).filter((some) => sumOf(some) === amount),
  );
  const [numbered] = byNumber;
  const isPart =
    numbered !== undefined &&
    byNumber.length === 1 &&
    amount < numbered.toPay &&
    isInTime(row, numbered);
  return withoutRepeats([
    ...[...ofNumbers, ...sums].map((orders) => ({
      parts: orders.map((order) => ({ order, amount: order.toPay })),
    })),
    ...(isPart ? [whole(numbered, amount)] : []),
  ]);
}

function isAmong(order: PayableOrder, explanations: readonly Explanation[]): boolean {
  return explanations.some(({ parts }) => parts.some((part) => part.order === order));
}

function whole(order: PayableOrder, amount: Agorot): Explanation {
  return { parts: [{ order, amount }] };
}

/** Nobody pays before ordering. */
function isInTime({ day }: PastedRow, { orderedOn }: PayableOrder): boolean {
  return day === null || day >= orderedOn;
}

/** Whether all payments of the day of a row are known here, and the day is none to come. */
function isRecent({ day }: PastedRow, today: string): boolean {
  return day === null || (day > addDays(today, -daysKnown) && day <= addDays(today, 1));
}

/** Whether something in a row speaks for another order than those of an explanation. */
function isContradicted(
  { row, byNumber }: NamedRow,
  { parts }: Explanation,
  { names }: Shop,
): boolean {
  const orders = parts.map(({ order }) => order);
  return byNumber.length > 0
    ? !orders.every((order) => byNumber.includes(order)) ||
        row.namedNumbers.length > byNumber.length
    : !orders.every((order) => isOfPayer(row, order, names)) || row.namedNumbers.length > 0;
}

/** Whether a row with an amount that fits one order says nothing else that may be about who paid. */
function isAloneEnough(row: PastedRow, { sums }: Shop): boolean {
  return (
    row.day !== null &&
    row.amounts.every((amount) => !sums.has(amount)) &&
    row.phoneNumbers.length + row.numbers.length === 0 &&
    row.segments.every(arePlainWords)
  );
}

/** Orders with a word of their names in the row, which is not enough to be sure. */
function weakly({ segments }: PastedRow, { owed }: Shop): readonly PayableOrder[] {
  return segments.flat().flatMap((word) => owed.byWord.get(word) ?? []);
}

/** All combinations of the orders of one person. */
function subsetsOf(orders: readonly PayableOrder[]): readonly (readonly PayableOrder[])[] {
  if (orders.length > mostOfPerson) return [...orders.map((order) => [order]), orders];
  return Array.from({ length: 2 ** orders.length - 1 }, (_, at) =>
    orders.filter((__, place) => Math.floor((at + 1) / 2 ** place) % 2 === 1),
  );
}

function sumOf(orders: readonly { readonly toPay: Agorot }[]): number {
  return orders.reduce((sum, { toPay }) => sum + toPay, 0);
}

/** Who an order is of, for one payment of several orders. */
function personKey(payer: Payer): string {
  return `${payer.phoneNumber} ${keyOfWholeName(payer.name)}`;
}

function withoutRepeats(explanations: readonly Explanation[]): readonly Explanation[] {
  const keyOf = ({ parts }: Explanation) =>
    parts
      .map(({ order, amount }) => `${order.number} ${String(amount)}`)
      .toSorted()
      .join(" ");
  return [...groupBy(explanations, keyOf).values()].map(([first]) => first);
}
