import { groupBy } from "#domain/group-by.ts";
import type { KnownPayments } from "./known-payment.ts";
import type { Explained } from "./payment-finding.ts";
import type { PastedRow } from "./read-pasted.ts";

/**
 * A list whose lines only their sequence puts together may be put together wrongly: then most names stand with the amount of the line
 * before or after. None of it is sure unless most names fit.
 */
export function withoutShifts(all: readonly Explained[]): readonly Explained[] {
  const named = all.filter(({ finding, names }) => finding.row.isInSequence && names !== "nobody");
  const fitting = named.filter(({ names }) => names === "who-owes-it");
  if (fitting.length >= named.length * leastFitting) return all;
  return all.map((each) => (each.finding.row.isInSequence ? asDoubtful(each) : each));
}

const leastFitting = 0.6;

/** Of rows that take more of an order than is to be paid none is sure; those with an amount alone give way to those with a name. */
export function withoutDisputes(all: readonly Explained[]): readonly Explained[] {
  const claims = all.flatMap(({ finding, names }) =>
    finding.kind === "sure"
      ? finding.explanation.parts.map((part) => ({ ...part, isNamed: names !== "nobody" }))
      : [],
  );
  const byOrder = groupBy(claims, ({ order }) => order.number);
  const isTooMuch = (number: string, withUnnamed: boolean) => {
    const some = (byOrder.get(number) ?? []).filter(({ isNamed }) => isNamed || withUnnamed);
    const sum = some.reduce((total, { amount }) => total + amount, 0);
    return some.some(({ order }) => sum > order.toPay);
  };
  return all.map((each) => {
    const { finding, names } = each;
    const isDisputed =
      finding.kind === "sure" &&
      finding.explanation.parts.some(({ order }) => isTooMuch(order.number, names === "nobody"));
    return isDisputed ? asDoubtful(each) : each;
  });
}

function asDoubtful(explained: Explained): Explained {
  const { finding } = explained;
  if (finding.kind !== "sure") return explained;
  const { row, explanation } = finding;
  const doubtful = {
    row,
    kind: "doubtful",
    candidates: [explanation],
    isMaybeKnown: false,
  } as const;
  return { ...explained, finding: doubtful };
}

/**
 * Rows for which the seller chose an order that they do not name: those of one day and amount are known if no more of them are left than
 * payments.
 */
export function withChosenBefore(
  all: readonly Explained[],
  known: KnownPayments,
): readonly Explained[] {
  const isLeft = ({ finding, names }: Explained) =>
    names !== "who-owes-it" && (finding.kind === "doubtful" || finding.kind === "unexplained");
  const keyOf = ({ day, amounts }: PastedRow) => `${day ?? ""} ${amounts.join(" ")}`;
  const left = groupBy(all.filter(isLeft), ({ finding }) => keyOf(finding.row));
  const isKnown = (row: PastedRow) => (left.get(keyOf(row))?.length ?? 0) <= known.pastedLike(row);
  return all.map((each) =>
    isLeft(each) && isKnown(each.finding.row)
      ? { ...each, finding: { row: each.finding.row, kind: "known" } }
      : each,
  );
}
