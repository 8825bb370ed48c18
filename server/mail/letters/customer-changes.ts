import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import type { ChangedField } from "#domain/order/order-difference.ts";
import type { MailChange } from "./mail-content.ts";
import { changeMessagesIn, letterMessagesIn } from "./messages.ts";
import type { ChangeMessages } from "./messages-he.ts";
import {
  isolatedName,
  isolatedText,
  mailAddressText,
  safeText,
  unlinkedText,
} from "./safe-text.ts";

/** How what a customer gave is told where it was replaced. */
export type Replaced = (now: string, before: string) => string;

/** What changed of whom an order is and where it goes, and of what the customer wrote about it. */
export function customerChanges(
  revisions: readonly [before: OrderInLanguage, after: OrderInLanguage],
  changed: readonly ChangedField[],
  { language, replaced }: { readonly language: Language; readonly replaced: Replaced },
): readonly MailChange[] {
  const messages = letterMessagesIn(language);
  const texts = changeMessagesIn(language);
  const told = (textOf: (customer: CustomerData) => string) => {
    const [before, after] = revisions.map(({ customerData }) => textOf(customerData));
    return replaced(after ?? "", before ?? "");
  };
  const isElsewhere = (["orderType", "city", "address"] as const).some((field) =>
    changed.includes(field),
  );
  const placeOf = ({ orderType, city, address }: CustomerData) => {
    const where = [safeText(city), unlinkedText(address)].filter(Boolean).map(isolatedText);
    return [messages[orderType], ...where].join(", ");
  };
  const emailOf = (customer: CustomerData) =>
    customer.email === "" ? "" : isolatedText(mailAddressText(customer.email));
  const [before, after] = revisions.map(({ customerData }) => customerData.note ?? "");
  const note = replaced(noteText(after ?? "", texts), writtenNote(before ?? ""));
  const is = (field: ChangedField, change: MailChange) => (changed.includes(field) ? [change] : []);
  return [
    ...(isElsewhere ? [{ label: messages.orderType, text: told(placeOf) }] : []),
    ...is("note", { text: note }),
    ...is("name", { label: messages.name, text: told(isolatedName) }),
    ...is("phoneNumber", {
      label: messages.phoneNumber,
      text: told(({ phoneNumber }) => isolatedText(phoneNumber)),
    }),
    ...is("email", { label: texts.email, text: told(emailOf) }),
  ];
}

/** What the customer wrote, which may run in another direction. */
export function noteText(note: string, messages: ChangeMessages): string {
  return note === "" ? messages.noNote : messages.note(writtenNote(note));
}

/** The same without a label; empty for none. */
export function writtenNote(note: string): string {
  return note === "" ? "" : isolatedText(unlinkedText(note));
}
