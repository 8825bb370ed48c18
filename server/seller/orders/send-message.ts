import type { MessageOutcome, ShownMessage } from "#contract/desk-calls/messages.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import { undoableFor } from "#domain/order-log/asking.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { chooseWeek } from "#server/seller/reads/choose-week.ts";
import { badRequest } from "#server/seller/refused-call.ts";
import type { NewMessage, SentMessage } from "#server/store/mails/messages.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";

/** In UTF-16 units. */
const longest = { subject: 120, text: 4_000 };

/**
 * Stores a message to the customers of a week, or of one delivery place, with a mail for each of their orders that is not canceled
 * and has an email address.
 */
export async function sendMessage(
  context: DeskCall,
  input: CheckedRequestOf<"sendMessage">,
): Promise<{ readonly outcome: MessageOutcome }> {
  const { store, device, now } = context;
  const subject = checkedText(input.subject, longest.subject, (text) =>
    text.replaceAll(/\s+/gu, " "),
  );
  const text = checkedMessageText(input.text);
  const { date: week } = await chooseWeek(context, input.week);
  const { place, orders } = await ordersOf(context, week, input.place);
  const recipients = orders.filter(({ email }) => email.includes("@"));
  const content = { week, place, subject, text };
  const earlier = await store.findMessage({ actionId: input.actionId });
  if (earlier === undefined) {
    if (recipients.length === 0) return { outcome: "nobody" };
    if (!isWritten(subject, text, recipients)) return { outcome: "language-missing" };
  }
  const message: NewMessage = {
    ...content,
    actionId: input.actionId,
    deviceId: device.id,
    at: now,
    dueAt: now + undoableFor,
    recipients,
  };
  const { kind } = await store.saveMessage(message);
  return { outcome: kind === "stored" ? "recorded" : kind };
}

/** The messages to the customers of a week, newest first. */
export async function readMessages(
  context: DeskCall,
  week: string,
): Promise<readonly ShownMessage[]> {
  const { date } = await chooseWeek(context, week);
  return (await context.store.messagesOfWeek(date)).map(shownMessage);
}

/** Withdraws the mails of a message that are not sent yet; null for an unknown one. */
export async function withdrawMessage(
  { store, now }: Pick<DeskCall, "store" | "now">,
  actionId: string,
): Promise<ShownMessage | null> {
  const message = await store.withdrawMessage({ actionId, now });
  return message === undefined ? null : shownMessage(message);
}

/** The text of a message, with one form of line breaks and spaces. Rejects one that is too long. */
export function checkedMessageText(text: LocalizedText): LocalizedText {
  return checkedText(text, longest.text, (typed) =>
    typed.replaceAll(/\r\n?/gu, "\n").replaceAll(/[^\S\n]+/gu, " "),
  );
}

/** Without what only the store knows it by. */
export function shownMessage({
  actionId,
  at,
  dueAt,
  week,
  place,
  subject,
  text,
  waiting,
  sent,
  dead,
  withdrawn,
}: SentMessage): ShownMessage {
  return { actionId, at, dueAt, week, place, subject, text, waiting, sent, dead, withdrawn };
}

/**
 * Whether subject and text are written in a language at least. Readers of another one get both in it, but not a subject in one language
 * with a text in the other.
 */
function isWritten(
  subject: LocalizedText,
  text: LocalizedText,
  recipients: readonly { readonly language: Language }[],
): boolean {
  const isWhole = (language: Language) => subject[language] !== "" && text[language] !== "";
  const isHalf = (language: Language) => (subject[language] === "") !== (text[language] === "");
  return languages.some(isWhole) && !recipients.some(({ language }) => isHalf(language));
}

/** The texts without what nobody typed on purpose. Throws if one is too long, or both are empty. */
function checkedText(
  typed: LocalizedText,
  mostLength: number,
  clean: (text: string) => string,
): LocalizedText {
  const [he, en] = languages.map((language) => clean(typed[language]).trim());
  if (he === undefined || en === undefined) throw new Error("a language is missing");
  if (he === "" && en === "") throw badRequest("The message has no text.");
  if (Math.max(he.length, en.length) > mostLength) throw badRequest("The text is too long.");
  return { he, en };
}

/** The orders that a message goes to, and the Hebrew name of their place. A place is named in either language. */
async function ordersOf({ store, current }: DeskCall, week: string, asked: string | null) {
  const { orders: working, unreadable } = await store.workingOrders(week);
  // A message that silently leaves out customers would be taken for one that all of them got.
  const [damaged] = unreadable;
  if (damaged !== undefined) throw new StoreDamaged(`order ${damaged} in the store is damaged`);
  // As the page of messages does: a place that has another name now is in its orders what it was called.
  const isAsked = (name: LocalizedText) => languages.some((language) => name[language] === asked);
  const orders = working.filter(
    ({ stored, state }) =>
      !state.isCancelled && (asked === null || isAsked(stored.order.customerData.city)),
  );
  const names = [
    ...current.catalogue.deliveryPlaces.map(({ name }) => name),
    ...orders.map(({ stored }) => stored.order.customerData.city),
  ];
  return {
    place: names.find(isAsked)?.he ?? asked,
    orders: orders.map(({ stored: { number: orderNumber, order, revision } }) => ({
      orderNumber,
      revision,
      email: order.customerData.email,
      language: order.language,
    })),
  };
}
