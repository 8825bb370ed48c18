import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { RenderedMail } from "#server/order-mail/order-mail.ts";
import { composedMail, type MailTransport } from "./mail-transport.ts";

/**
 * A transport for a shop without an SMTP server: writes each mail to `<order number>-<kind>.eml` in a folder, for any mail
 * program to open. A file is written as a whole or not at all, and synced. Sending a mail again replaces its file.
 */
export function emlTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail, { now }) => {
      try {
        const { message } = await composer.sendMail(composedMail(mail, now));
        if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed");
        await writeDurably(folder, mail, message);
        return { kind: "written" };
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
        return { kind: "failed", code, reason: String(error) };
      }
    },
    close: () => composer.close(),
  };
}

async function writeDurably(
  folder: string,
  { orderNumber, kind }: RenderedMail,
  message: Buffer,
): Promise<void> {
  // Readable for the owner only, since mails hold customers' data.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${orderNumber}-${kind}.eml`;
  const unfinished = join(folder, `.${name}.${String(process.pid)}`);
  try {
    await using file = await open(unfinished, "w", 0o600);
    await file.writeFile(message);
    await file.sync();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, join(folder, name));
  await using directory = await open(folder, "r");
  await directory.sync();
}
