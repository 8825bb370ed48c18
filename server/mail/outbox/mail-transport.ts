import type { SendMailOptions } from "nodemailer";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";

/** A log with the interface of pino. Orders are logged by number, customers never. */
export interface MailLog {
  readonly info: (fields: object, line: string) => void;
  readonly warn: (fields: object, line: string) => void;
  readonly error: (fields: object, line: string) => void;
}

/** Delivers mails: to an SMTP server, or to files. */
export interface MailTransport {
  /** Sends a mail; never rejects. After an abort by `signal` the mail may have been delivered anyway. */
  readonly send: (mail: RenderedMail, sending: MailSending) => Promise<DeliveryOutcome>;
  /** Closes connections that are kept open between mails, and aborts mails under way. */
  readonly close: () => void;
}

export interface MailSending {
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  readonly signal: AbortSignal;
}

export type DeliveryOutcome =
  | { readonly kind: "sent" }
  /** Written to a file and sent to nobody; nothing is left to do. */
  | { readonly kind: "written" }
  /** The address itself was rejected permanently: there is no such mailbox, or SMTP cannot transmit the address. */
  | ({ readonly kind: "refused" } & SendProblem)
  /** Failed for any other reason, which may pass: the server is unreachable or busy, rejects this sender, or the disk is full. */
  | ({ readonly kind: "failed" } & SendProblem);

export interface SendProblem {
  /** Short and without personal data, so it may be logged: `550`, `ECONNECTION`. */
  readonly code: string;
  /** The complete error, which may name the recipient. */
  readonly reason: string;
}

/** Milliseconds after which sending a mail is aborted, and for which it is claimed: longer than sending can take. */
const longestSending = 2 * 60_000;
export const claimFor = 3 * 60_000;

/** What `signal` aborts, and the end of the time that sending may take. */
export function withinSending(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(longestSending)]);
}

/** The maximum length of a stored reason, in UTF-16 units. */
const longestReason = 500;

/** The reason of a failure as it is stored: one line that is not too long. */
export function reasonOf({ reason }: SendProblem): string {
  return reason.replaceAll(/\p{Cc}+/gu, " ").slice(0, longestReason);
}

/** A mail in the form that nodemailer takes: both bodies, and the header that tells machines not to answer. */
export function composedMail(mail: RenderedMail, now: number): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: new Date(now),
    // Objects, so that no part of an address can be parsed as a second address.
    from: mail.from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
    ...(mail.follows !== undefined && { inReplyTo: mail.follows, references: mail.follows }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    textEncoding: "base64",
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribe !== undefined && {
        "List-Unsubscribe": `<${mail.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
