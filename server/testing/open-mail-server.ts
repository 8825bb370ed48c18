import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { type ReceivedMail, readMail } from "./receive-mail.ts";

/** How the mail server treats a mail. */
export type Conduct =
  | { readonly does: "take" }
  /** Answers the recipient, or the message, with an SMTP code and a text, which may begin with an enhanced status code. */
  | {
      readonly does: "answer";
      readonly code: number;
      readonly to: "recipient" | "message";
      readonly text?: string;
    }
  /** Does not answer the recipient. */
  | { readonly does: "not answer" }
  /** Answers late. */
  | { readonly does: "take after"; readonly milliseconds: number }
  /** Closes the connection in the middle of the message. */
  | { readonly does: "break off" }
  /** Accepts the message and closes the connection before it answers. */
  | { readonly does: "take silently" };

export interface MailServer {
  readonly url: string;
  /** All accepted mails, in their order. */
  readonly mails: readonly ReceivedMail[];
  /** The subjects of the mails to an address, without the name of the shop behind them. */
  readonly subjectsTo: (address: string) => readonly string[];
  /** Empties `mails`. */
  readonly forgetMails: () => void;
  /** How it treats mails from now on. */
  readonly behave: (conduct: Conduct) => void;
  /** How it treats mails to one address, independent of the others. */
  readonly behaveTo: (address: string, conduct: Conduct) => void;
  readonly goDown: () => Promise<void>;
  /** At the same address as before. */
  readonly comeUp: () => Promise<void>;
}

/** A real SMTP server on this machine, closed at the end of the running test. The only login is `shop` with `right-word`. */
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
      // Otherwise it would put an enhanced status code of its own before each text.
      hideENHANCEDSTATUSCODES: true,
      closeTimeout: 50,
      onRcptTo: ({ address }, _session, answer) => {
        const conduct = conductOf(address);
        if (conduct.does === "not answer") return;
        const isRefused = conduct.does === "answer" && conduct.to === "recipient";
        answer(isRefused ? smtpError(conduct.code, address, conduct.text) : null);
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
              answer(smtpError(conduct.code, address, conduct.text));
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
      // Connections that either side closes early.
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
    subjectsTo: (address) =>
      mails
        .filter(({ to }) => to?.[0]?.address === address)
        .map(({ subject = "" }) => subject.split(" · ")[0] ?? ""),
    forgetMails: () => {
      mails.length = 0;
    },
    behave: (conduct) => {
      usual = conduct;
    },
    behaveTo: (address, conduct) => conducts.set(address, conduct),
    goDown,
    comeUp,
  };
}

function smtpError(responseCode: number, address: string, text = "rejected"): Error {
  return Object.assign(new Error(`${text}: <${address}>`), { responseCode });
}
