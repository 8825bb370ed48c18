import { createTransport } from "nodemailer";
import { composedMail, type DeliveryOutcome, type MailTransport } from "./mail-transport.ts";

/** Milliseconds to wait for a server that does not answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The commands whose rejection can concern the recipient's address. */
const commandsOfTheMail: ReadonlySet<string | undefined> = new Set(["RCPT TO", "DATA"]);

/**
 * The enhanced status codes (RFC 3463, RFC 7505) that say that an address does not exist: bad mailbox, bad host, bad syntax,
 * mailbox moved, domain without mail. Every other permanent rejection can concern us (a blocked host, a relay that is denied,
 * a mail that is too large) and end when somebody has corrected it, so a server that gives no such code is asked again.
 */
const rejectionOfTheAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)(?!\d)/u;

/** A transport to the SMTP server of a URL, `smtps://user:password@host:465`, with up to `mostConnections` pooled connections. */
export function smtpTransport(url: string, mostConnections: number): MailTransport {
  const pool = createTransport({
    pool: true,
    url,
    ...timeouts,
    ...(needsTls(url) && { requireTLS: true }),
    ...(trustsAnyCertificate(url) && { tls: { rejectUnauthorized: false } }),
    maxConnections: mostConnections,
    idleTimeout: 30_000,
    // Retries are left to the outbox, which stores them.
    maxRequeues: 0,
  });
  return {
    send: async (mail, { signal }) => {
      try {
        // By the clock of the machine: filters take a date to come for a sign of spam.
        await pool.sendMail({ ...composedMail(mail, Date.now()), signal });
        return { kind: "sent" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** A password requires TLS, unless the server is on this machine or the URL sets `requireTLS` itself. */
function needsTls(url: string): boolean {
  const { password, hostname, searchParams } = new URL(url);
  return password !== "" && !isLocal(hostname) && !searchParams.has("requireTLS");
}

/**
 * Whether the certificate of the server is not verified: on this machine nobody is in between, and a mail server that was just installed has
 * one that it made itself. `?tls.rejectUnauthorized=true` in the URL verifies it anyway.
 */
function trustsAnyCertificate(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return isLocal(hostname) && !searchParams.has("tls.rejectUnauthorized");
}

function isLocal(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** The fields of an error of nodemailer. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  /** The complete answer of the server. */
  readonly response?: string;
}

function outcomeOf(error: unknown): DeliveryOutcome {
  const { code, command, responseCode, response = "" } = error as SmtpError;
  const isRefused =
    (commandsOfTheMail.has(command) && rejectionOfTheAddress.test(response)) ||
    // The address has no form that SMTP can transmit.
    (code === "EENVELOPE" && command === "API");
  return {
    kind: isRefused ? "refused" : "failed",
    code: String(responseCode ?? code ?? "UNKNOWN"),
    reason: String(error),
  };
}
