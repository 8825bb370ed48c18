import type { SendMailOptions } from "nodemailer";
import type { RenderedMail } from "#server/order-mail/order-mail.ts";

/** A way for mails to leave the shop. */
export interface MailTransport {
  /** Hands a mail over; never rejects. `signal` gives up on it, which does not prove that it was not handed over. */
  readonly send: (mail: RenderedMail, sending: Sending) => Promise<SendOutcome>;
  /** Lets go of what is kept open between mails, and of those under way. */
  readonly close: () => void;
}

export interface Sending {
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  readonly signal: AbortSignal;
}

export type SendOutcome =
  | { readonly kind: "sent" }
  /** Not on its way to anybody: it lies in a file, and that is all that is to be done. */
  | { readonly kind: "written" }
  /** For good: this recipient or this message will never be taken. */
  | ({ readonly kind: "refused" } & SendProblem)
  /** This time: nobody answers, the server is busy, the disk is full, a password is wrong. */
  | ({ readonly kind: "failed" } & SendProblem);

export interface SendProblem {
  /** Short and without personal data, for logs: `550`, `ECONNECTION`. */
  readonly code: string;
  /** The whole story, which may name the recipient. */
  readonly reason: string;
}

/** A mail as nodemailer composes it: both bodies, and the headers that tell machines not to answer it. */
export function composedMail(mail: RenderedMail, now: number): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: new Date(now),
    // As objects, so that nothing in an address is read as a second one.
    from: mail.from,
    to: { name: "", address: mail.to },
    replyTo: { name: "", address: mail.replyTo },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    textEncoding: "base64",
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
