import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import { namesIn, sync } from "#server/store/files.ts";
import { composedMail, type MailTransport } from "./mail-transport.ts";

/**
 * A transport for a shop without an SMTP server: writes each mail to a file in a folder, such as `100000001-customer.eml`, for any mail
 * program to open. A file is written as a whole or not at all, and synced. Sending a mail again replaces its file. The night removes
 * files after 30 days, because they hold customers' data (`shopFiles`); the orders stay in the database.
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

const fileForm = /^\.?(?<number>\d+)-[\w-]+\.eml(?:\.\d+)?$/u;

/**
 * Removes the mails about orders and to subscribers from a folder, also unfinished ones, as far as `which` gives back the numbers of their
 * orders, or `subscriber` with the id. Does nothing where there is no such folder.
 */
export async function removeMailFiles(
  folder: string,
  which: (owners: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const numbered = (await namesIn(folder)).flatMap((name) => {
    const number = fileForm.exec(name)?.groups?.["number"];
    if (number === undefined) return [];
    return [{ name, number: name.includes("-subscriber.eml") ? `subscriber ${number}` : number }];
  });
  const numbers = new Set(await which([...new Set(numbered.map(({ number }) => number))]));
  for (const { name, number } of numbered)
    if (numbers.has(number)) await rm(join(folder, name), { force: true });
}

async function writeDurably(folder: string, mail: RenderedMail, message: Buffer): Promise<void> {
  // Readable for the owner only, since mails hold customers' data.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${mail.name}.eml`;
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
  await sync(folder, "r");
}
