import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import { namesIn, nothingIfMissing, sync } from "#server/store/files.ts";
import { composedMail, type MailTransport } from "./mail-transport.ts";

const day = 24 * 60 * 60 * 1000;
/** Milliseconds for which a file is kept, and between two looks for older ones. */
const keptFor = 30 * day;
const cleanEvery = day;

/**
 * A transport for a shop without an SMTP server: writes each mail to a file in a folder, such as `100000001-customer.eml`, for any mail
 * program to open. A file is written as a whole or not at all, and synced. Sending a mail again replaces its file. Files are
 * removed after 30 days, because they hold customers' data; the orders stay in the database.
 */
export function emlTransport(folder: string): MailTransport {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail, { now }) => {
      try {
        const { message } = await composer.sendMail(composedMail(mail, now));
        if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed");
        await writeDurably(folder, mail, message);
        if (now - cleanedAt >= cleanEvery) {
          cleanedAt = now;
          await removeOld(folder, now);
        }
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
 * Removes the mails about orders from a folder, also unfinished ones, as far as `which` gives back the numbers of their orders. Does nothing
 * where there is no such folder.
 */
export async function removeMailFiles(
  folder: string,
  which: (orderNumbers: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const numbered = (await namesIn(folder)).flatMap((name) => {
    const number = fileForm.exec(name)?.groups?.["number"];
    return number === undefined ? [] : [{ name, number }];
  });
  const numbers = new Set(await which([...new Set(numbered.map(({ number }) => number))]));
  for (const { name, number } of numbered)
    if (numbers.has(number)) await rm(join(folder, name), { force: true });
}

/** Removes the mails, also unfinished ones, that were written longer ago than they are kept. Other files stay. */
async function removeOld(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!fileForm.test(name)) continue;
    const file = join(folder, name);
    if (now - (await writtenAt(file)) > keptFor) await rm(file, { force: true });
  }
}

/** Milliseconds since 1970 UTC; endless for a file that another send has just finished, or another process has removed. */
async function writtenAt(file: string): Promise<number> {
  return (await stat(file).catch(nothingIfMissing))?.mtimeMs ?? Number.POSITIVE_INFINITY;
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
