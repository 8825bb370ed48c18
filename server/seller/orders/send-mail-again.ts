import type { MailOfOrder } from "#contract/desk-calls/order-page.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import { parseEmail } from "#domain/customer/customer-form.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { showMail } from "#server/seller/reads/show-mail.ts";
import { badRequest, refusedCall, unavailable } from "#server/seller/refused-call.ts";
import { confirmedUntil } from "#server/seller/session/find-session.ts";
import { storeWithMails } from "./unconfirmed-mails.ts";

/**
 * Makes a mail due now, at most once an hour for the same address; one that stays as it is does not wait. Sending it to an address that is neither its own nor that of its order needs a confirmed sign-in: otherwise a
 * stolen session could send what customers ordered, and where they live, to anybody. One that is being sent stays as it is, see `DeskMails.sendMailAgain`; then another address is refused, or the
 * seller would be told that the mail goes there.
 */
export async function sendMailAgain(
  context: DeskCall,
  { id, recipient: typed }: CheckedRequestOf<"sendMailAgain">,
): Promise<MailOfOrder> {
  const { store, now, onMailDue } = context;
  const recipient = typed === null ? undefined : parseEmail(typed);
  if (typed !== null && recipient === undefined)
    throw badRequest("The email address is not valid.");
  if (recipient !== undefined && !(await mayBeSentTo(context, id, recipient)))
    throw refusedCall("CONFIRM_FIRST");
  const about = await store.findNamedMail(id);
  const [erased] = about === undefined ? [] : await store.erasedAmong([about.orderNumber]);
  if (erased !== undefined) throw badRequest("The customer of the order was erased.");
  const mail = await storeWithMails(context, 1, {
    store: () => store.sendMailAgain({ id, recipient, now }),
    isStored: (sent) => sent?.status === "waiting",
    isRepetition: () => Promise.resolve(false),
  });
  if (mail === undefined) throw badRequest("There is no such mail.");
  if (recipient !== undefined && mail.status === "waiting" && mail.recipient !== recipient)
    throw unavailable("The mail is being sent.");
  onMailDue();
  return showMail(mail, now);
}

async function mayBeSentTo(
  { store, device, now }: DeskCall,
  id: number,
  recipient: string,
): Promise<boolean> {
  if (confirmedUntil(device, now) !== undefined) return true;
  const mail = await store.findNamedMail(id);
  // Unknown mails are refused as such.
  if (mail === undefined || mail.recipient === recipient) return true;
  const order = await store.findWorkingOrder(mail.orderNumber);
  return order?.stored.order.customerData.email === recipient;
}
