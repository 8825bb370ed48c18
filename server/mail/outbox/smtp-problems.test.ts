import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { mailProblem } from "#domain/order-log/mail-problem.ts";
import { renderMail } from "#server/testing/receive-mail.ts";
import { selfMadeCertificate } from "#server/testing/self-made-certificate.ts";
import { smtpTransport } from "./smtp-transport.ts";

async function openServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, ...selfMadeCertificate(), ...options });
  server.on("error", () => {
    // Connections that the client closes early.
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return `127.0.0.1:${String((server.server.address() as AddressInfo).port)}`;
}

/** Sends a mail, and says why that failed, as the desk does; undefined if it was sent. */
async function problemOf(url: string): Promise<string | undefined> {
  const transport = smtpTransport(url, 1);
  onTestFinished(() => transport.close());
  const sending = { now: 0, signal: AbortSignal.timeout(20_000) };
  const outcome = await transport.send(renderMail("customer"), sending);
  return "reason" in outcome ? mailProblem(outcome.reason) : undefined;
}

const rejects =
  (responseCode: number, text: string) =>
  (_1: unknown, _2: unknown, answer: (error: Error) => void) => {
    answer(Object.assign(new Error(text), { responseCode }));
  };
const plain = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true };

test("a mail server on this machine with a certificate of its own gets the mails, unless the URL wants it verified", async () => {
  const server = await openServer({});
  expect(await problemOf(`smtp://${server}`)).toBeUndefined();
  expect(await problemOf(`smtp://${server}?tls.rejectUnauthorized=true`)).toBe("certificate");
  const encrypted = await openServer({ secure: true });
  expect(await problemOf(`smtps://${encrypted}`)).toBeUndefined();
  expect(await problemOf(`smtps://${encrypted}?tls.rejectUnauthorized=true`)).toBe("certificate");
});

test("a mail server that does not take the shop's mails is reported with the remedy", async () => {
  const refusing = { ...plain, authOptional: false, onAuth: rejects(535, "5.7.8 no") };
  const login = await openServer(refusing);
  expect(await problemOf(`smtp://shop:wrong@${login}`)).toBe("login");
  expect(await problemOf(`smtp://${login}`)).toBe("login");
  expect(await problemOf(`smtps://${login}`)).toBe("certificate");
  expect(await problemOf(`smtp://${login}?requireTLS=true`)).toBe("certificate");
  const sender = await openServer({ ...plain, onMailFrom: rejects(553, "5.7.1 not yours") });
  expect(await problemOf(`smtp://${sender}`)).toBe("sender");
  const relay = await openServer({ ...plain, onRcptTo: rejects(554, "5.7.1 Relay access denied") });
  expect(await problemOf(`smtp://${relay}`)).toBe("sender");
  const recipient = await openServer({ ...plain, onRcptTo: rejects(550, "5.1.1 User unknown") });
  expect(await problemOf(`smtp://${recipient}`)).toBe("address");
  expect(await problemOf("smtp://no-such-host.invalid")).toBe("host");
});

test("a mail server that is not there does not answer", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  expect(await problemOf(`smtp://127.0.0.1:${String(port)}`)).toBe("unreachable");
});
