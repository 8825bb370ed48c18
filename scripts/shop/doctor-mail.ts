import { smtpTransport } from "#server/mail/outbox/smtp-transport.ts";
import type { Config } from "#server/main/config.ts";
import { type Examination, examined } from "./examination.ts";

/** Sends a mail to the operator, or to the seller if no OPERATOR_ADDRESS is set. Without a mail server there is nothing to examine. */
export async function examineMail(
  { smtpUrl, mailFrom, sellerAddress, operatorAddress }: Config,
  { isSent }: { readonly isSent: boolean },
): Promise<readonly Examination[]> {
  if (smtpUrl === undefined) return [];
  const to = operatorAddress ?? sellerAddress;
  if (to === undefined || mailFrom === undefined)
    return [
      examined(
        "mail",
        "set MAIL_FROM, and OPERATOR_ADDRESS or SELLER_ADDRESS, so that a mail can be tried",
      ),
    ];
  if (!isSent) return [];
  const transport = smtpTransport(smtpUrl, 1);
  try {
    const now = Date.now();
    const text =
      "npm run shop -- doctor sent this mail to see whether mails leave. Nothing is to be done.";
    const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf("@") + 1);
    const mail = {
      name: "doctor",
      messageId: `<doctor-${crypto.randomUUID()}@${domain}>`,
      from: mailFrom,
      to,
      replyTo: mailFrom.address,
      follows: undefined,
      subject: "Aris Gourmet: mails leave",
      text,
      html: `<p>${text}</p>`,
    };
    const outcome = await transport.send(mail, { now, signal: AbortSignal.timeout(60_000) });
    const what = "the mail server takes a mail; look whether it arrives, and not as spam";
    return [
      outcome.kind === "failed" || outcome.kind === "refused"
        ? examined(what, `${outcome.reason}: correct SMTP_URL or MAIL_FROM`)
        : examined(what),
    ];
  } finally {
    transport.close();
  }
}
