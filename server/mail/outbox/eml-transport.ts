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

/** Those of the orders, or of the subscribers, that are erased. */
export interface ErasedAmong {
  readonly orders: (numbers: readonly string[]) => Promise<readonly string[]>;
  readonly subscribers: (ids: readonly number[]) => Promise<readonly number[]>;
}

/** Removes the mails of those who are erased from a folder, also unfinished ones. Does nothing where there is no such folder. */
export async function removeMailFiles(folder: string, erasedAmong: ErasedAmong): Promise<void> {
  const files = (await namesIn(folder)).flatMap((name) => {
    const number = fileForm.exec(name)?.groups?.["number"];
    return number === undefined ? [] : [{ name, number, isOfSubscriber: isOfSubscriber(name) }];
  });
  const ids = files.filter((file) => file.isOfSubscriber).map(({ number }) => Number(number));
  const numbers = files.filter((file) => !file.isOfSubscriber).map(({ number }) => number);
  const subscribers = new Set(await erasedAmong.subscribers(ids));
  const orders = new Set(await erasedAmong.orders([...new Set(numbers)]));
  for (const file of files)
    if (file.isOfSubscriber ? subscribers.has(Number(file.number)) : orders.has(file.number))
      await rm(join(folder, file.name), { force: true });
}

/** See `subscriberMail`, whose first number is the id of the subscriber. */
function isOfSubscriber(name: string): boolean {
  return /-subscriber\.eml/u.test(name);
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
