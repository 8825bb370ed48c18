import { createTransport } from "nodemailer";
import { composedMail, type MailTransport, type SendOutcome } from "./mail-transport.ts";

/** Milliseconds to wait for a server that says nothing. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Where a refusal speaks of the recipient or the message; anywhere else it speaks of us and our settings. */
const commandsOfTheMail: ReadonlySet<string | undefined> = new Set(["RCPT TO", "DATA"]);

/** Hands mails to the SMTP server of a URL, `smtps://user:password@host:465`, over a few connections that stay open a while. */
export function smtpTransport(url: string, mostConnections: number): MailTransport {
  const pool = createTransport({
    pool: true,
    url,
    ...timeouts,
    ...(needsTls(url) && { requireTLS: true }),
    maxConnections: mostConnections,
    idleTimeout: 30_000,
    // Trying again is the outbox's business: it remembers.
    maxRequeues: 0,
  });
  return {
    send: async (mail, { now, signal }) => {
      try {
        await pool.sendMail({ ...composedMail(mail, now), signal });
        return { kind: "sent" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/** A password travels encrypted or not at all, unless it stays on this machine or the URL says otherwise. */
function needsTls(url: string): boolean {
  const { password, hostname, searchParams } = new URL(url);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return password !== "" && !isLocal && !searchParams.has("requireTLS");
}

/** What nodemailer puts on its errors. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

function outcomeOf(error: unknown): SendOutcome {
  const { code, command, responseCode, permanent } = error as SmtpError;
  const isRefused =
    (permanent === true && commandsOfTheMail.has(command)) ||
    // An address that cannot even be said to a server.
    (code === "EENVELOPE" && command === "API");
  return {
    kind: isRefused ? "refused" : "failed",
    code: String(responseCode ?? code ?? "UNKNOWN"),
    reason: String(error),
  };
}
