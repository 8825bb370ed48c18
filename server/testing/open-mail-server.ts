import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReceivedMail, readMail } from "./receive-mail.ts";

/** What a mail server does with a mail. */
export type Conduct =
  | { readonly does: "take" }
  /** Answers the recipient, or after the message, with a code of SMTP. */
  | { readonly does: "answer"; readonly code: number; readonly to: "recipient" | "message" }
  /** Takes its time. */
  | { readonly does: "take after"; readonly milliseconds: number }
  /** Goes away in the middle of the message. */
  | { readonly does: "break off" }
  /** Takes the message and goes away before saying so. */
  | { readonly does: "take silently" };

export interface MailServer {
  readonly url: string;
  /** All that it took, in that order. */
  readonly mails: readonly ReceivedMail[];
  /** What it does with mails from now on. */
  readonly behave: (conduct: Conduct) => void;
  /** What it does with mails to an address, whatever it does with others. */
  readonly behaveTo: (address: string, conduct: Conduct) => void;
  readonly goDown: () => Promise<void>;
  /** At the same address as before. */
  readonly comeUp: () => Promise<void>;
}

/** A real SMTP server on this machine, closed when the running test is. Whoever names a user must be `shop` with `right-word`. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const conducts = new Map<string, Conduct>();
  let usual: Conduct = { does: "take" };
  let port = 0;
  let server: SMTPServer | undefined;
  let sockets = new Set<Socket>();

  const comeUp = async () => {
    const conductOf = (address: string) => conducts.get(address) ?? usual;
    const opened = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, answer) => {
        const isKnown = username === "shop" && password === "right-word";
        answer(isKnown ? null : smtpError(535, "shop"), { user: username });
      },
      disabledCommands: ["STARTTLS"],
      closeTimeout: 50,
      onRcptTo: ({ address }, _session, answer) => {
        const conduct = conductOf(address);
        const isRefused = conduct.does === "answer" && conduct.to === "recipient";
        answer(isRefused ? smtpError(conduct.code, address) : null);
      },
      onData: (stream, { envelope }, answer) => {
        const address = envelope.rcptTo[0]?.address ?? "";
        const conduct = conductOf(address);
        const hangUp = () => {
          for (const socket of sockets) socket.destroy();
        };
        if (conduct.does === "break off") {
          stream.once("data", hangUp).resume();
          return;
        }
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const take = async () => {
            if (conduct.does === "take after") await wait(conduct.milliseconds);
            if (conduct.does === "answer") {
              answer(smtpError(conduct.code, address));
              return;
            }
            mails.push(await readMail(Buffer.concat(chunks)));
            if (conduct.does === "take silently") hangUp();
            else answer(null);
          };
          void take();
        });
      },
    });
    opened.on("error", () => {
      // Clients that hang up, and those that are hung up on.
    });
    const opensSockets = new Set<Socket>();
    opened.server.on("connection", (socket) => opensSockets.add(socket));
    opened.listen(port, "127.0.0.1");
    await once(opened.server, "listening");
    ({ port } = opened.server.address() as AddressInfo);
    [server, sockets] = [opened, opensSockets];
  };

  const goDown = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (server === undefined) return;
    server.close(resolve);
    for (const socket of sockets) socket.destroy();
    server = undefined;
    await promise;
  };

  await comeUp();
  onTestFinished(goDown);
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    behave: (conduct) => {
      usual = conduct;
    },
    behaveTo: (address, conduct) => conducts.set(address, conduct),
    goDown,
    comeUp,
  };
}

function smtpError(responseCode: number, address: string): Error {
  return Object.assign(new Error(`<${address}> is not taken`), { responseCode });
}
