import type { AcceptedOrder } from "#domain/order/order.ts";
import { isPlainReason, leadsElsewhere } from "#domain/order/own-words.ts";
import { withPermit } from "#server/ordering/with-permit.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { refusedCall } from "#server/seller/refused-call.ts";
import { confirmedUntil } from "#server/seller/session/find-session.ts";

type Caller = Pick<DeskCall, "device" | "now">;

function isConfirmed({ device, now }: Caller): boolean {
  return confirmedUntil(device, now) !== undefined;
}

interface Storing<Outcome> {
  readonly store: () => Promise<Outcome>;
  readonly isStored: (outcome: Outcome) => boolean;
  /** Whether it was stored before: then it causes no mail, and its answer must say so. */
  readonly isRepetition: () => Promise<boolean>;
}

/** Stores something that causes mails. Throws `CONFIRM_FIRST` where sessions without a confirmed sign-in have caused as many as they may. */
export async function storeWithMails<Outcome>(
  call: Caller & Pick<DeskCall, "unconfirmedMails">,
  mails: number,
  { store, isStored, isRepetition }: Storing<Outcome>,
): Promise<Outcome> {
  if (mails === 0 || isConfirmed(call)) return store();
  const permit = call.unconfirmedMails.take(call.now, mails);
  if (permit === undefined && !(await isRepetition())) throw refusedCall("CONFIRM_FIRST");
  return withPermit(permit, store, isStored);
}

/** How many orders with an email address a session without a confirmed sign-in may take in an hour; undefined for no limit. */
export function mostOrdersBy(
  call: Caller & Pick<DeskCall, "mostInAnHour">,
  isMailed: boolean,
): number | undefined {
  return isMailed && !isConfirmed(call) ? call.mostInAnHour : undefined;
}

/** What an order says in the words of its customer, or of a session in their name. */
export function customersNotes({
  customerData: { note = "" },
  groups,
}: AcceptedOrder): readonly string[] {
  const ofDishes = groups.flatMap(({ dishes }) => dishes.map((dish) => dish.note ?? ""));
  return [note, ...ofDishes].filter((each) => each !== "");
}

interface OwnWords {
  /** What a change of the price is for: the customer reads it on the page of the order, and in every later mail. */
  readonly reason: string;
  /** What the order has for it already. */
  readonly reasonBefore?: string;
  /** Other texts that were typed and that the customer reads: in a mail that goes out, or, as notes, on the page of the order as well. */
  readonly said: readonly string[];
}

/**
 * Throws `CONFIRM_FIRST` where words of a session without a confirmed sign-in would reach a customer: a reason that is not plain, or a name,
 * an address or a note that leads elsewhere.
 */
export function checkOwnWords(call: Caller, { reason, reasonBefore, said }: OwnWords): void {
  const isKnown = reason === "" || reason === reasonBefore || isPlainReason(reason);
  if ((!isKnown || said.some(leadsElsewhere)) && !isConfirmed(call))
    throw refusedCall("CONFIRM_FIRST");
}
