import { createReadStream, createWriteStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { sha256Of } from "#server/store/backup/back-up.ts";

/** A pair of age: the server keeps the recipient, only the owner has the key. */
export interface RecoveryKey {
  /** `AGE-SECRET-KEY-1…`; it must not be stored or logged. */
  readonly key: string;
  /** `age1…` */
  readonly recipient: string;
}

export async function makeRecoveryKey(): Promise<RecoveryKey> {
  const key = await generateX25519Identity();
  return { key, recipient: await identityToRecipient(key) };
}

/** The recipient of a key; undefined if it is not one, or was typed with a mistake. Spaces and small letters do not matter. */
export async function recipientOf(typed: string): Promise<string | undefined> {
  try {
    return await identityToRecipient(keyOf(typed));
  } catch {
    return undefined;
  }
}

/** Whether a text is the recipient of a key. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return /^age1[0-9a-z]{58}$/u.test(text);
  } catch {
    return false;
  }
}

/**
 * Encrypts a file with age for a recipient into a new file, and opens it again: what comes out must be what went in. That takes a second
 * recipient, because the server never holds the private key.
 */
export async function encryptBackup(file: string, target: string, recipient: string) {
  const own = await makeRecoveryKey();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient(own.recipient);
  await write(await encrypter.encrypt(Readable.toWeb(createReadStream(file))), target);
  const opened = Readable.fromWeb(await openEncrypted(target, own.key));
  if ((await sha256Of(opened)) !== (await sha256Of(createReadStream(file))))
    throw new Error("the encrypted copy is not what was encrypted");
}

/** Decrypts a file into a new file. Throws if the key does not open it, and if it is damaged; then no file is left. */
export async function decryptBackup(file: string, target: string, typed: string): Promise<void> {
  try {
    await write(await openEncrypted(file, keyOf(typed)), target);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** Whether a file begins as those of age do. */
export async function isEncrypted(file: string): Promise<boolean> {
  const start = "age-encryption.org/";
  await using handle = await open(file, "r");
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(start.length) });
  return buffer.toString("latin1", 0, bytesRead) === start;
}

function keyOf(typed: string): string {
  return typed.replaceAll(/\s/gu, "").toUpperCase();
}

async function openEncrypted(file: string, key: string): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return decrypter.decrypt(Readable.toWeb(createReadStream(file)));
}

async function write(stream: ReadableStream<Uint8Array>, target: string): Promise<void> {
  await pipeline(
    Readable.fromWeb(stream),
    createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
  );
}
