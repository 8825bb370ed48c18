import type { Mail, SendMailInput } from "#contract/generated/desk-schema-types.ts";
import { parseEmail } from "#domain/customer/customer-form.ts";
import type { DeskContext } from "./desk-context.ts";
import { badRequest, unavailable } from "./desk-error.ts";
import { mailToWire } from "./mail-to-wire.ts";

/**
 * Makes a mail due now. One that is being sent stays as it is, see `DeskMails.sendMailAgain`; then another address is refused, or the
 * seller would be told that the mail goes there.
 */
export async function sendMailAgain(
  { store, now, onMailDue }: DeskContext,
  { id, recipient: typed }: SendMailInput,
): Promise<Mail> {
  const recipient = typed == null ? undefined : parseEmail(typed);
  if (typed != null && recipient === undefined)
    throw badRequest("The e-mail address is not valid.");
  const mail = await store.sendMailAgain({ id, recipient, now });
  if (mail === undefined) throw badRequest("There is no such mail.");
  if (recipient !== undefined && mail.recipient !== recipient)
    throw unavailable("The mail is being sent.");
  onMailDue();
  return mailToWire(mail);
}
