import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { openTestS3 } from "#server/testing/open-s3.ts";
import { mayMount, smallDisk } from "#server/testing/small-disk.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { backupName } from "./backup-names.ts";
import { compareCopy, copyBackup, readCopies } from "./copy-backup.ts";
import { openCopyPlace, openFolder } from "./copy-place.ts";
import {
  decryptBackup,
  isEncrypted,
  isRecipient,
  makeRecoveryKey,
  recipientOf,
} from "./encrypt-backup.ts";

const day = 24 * 60 * 60_000;
const now = Date.parse("2026-11-25T01:30:00Z");
/** More than one chunk of age. */
const content = Buffer.alloc(200_000, "an order of ₪219.30\n");
/** The beginning of the SHA-256 of that. */
const checksum = createHash("sha256").update(content).digest("hex").slice(0, 8);

async function openFolderPlace() {
  const folder = await temporaryFolder();
  return {
    place: openCopyPlace({ kind: "folder", folder }),
    files: () => readdir(folder),
    damage: async (name: string) => {
      const bytes = await readFile(join(folder, name));
      bytes[bytes.length - 1] = 1 ^ (bytes.at(-1) ?? 0);
      await writeFile(join(folder, name), bytes);
    },
    breakDown: () => rm(folder, { recursive: true }),
    broken: "ENOENT",
  };
}

async function openStorePlace() {
  const store = await openTestS3("shop/");
  return {
    place: openCopyPlace(store.to),
    files: () => [...store.objects.keys()].map((key) => key.slice("shop/".length)),
    damage: (name: string) => {
      const bytes = store.objects.get(`shop/${name}`);
      if (bytes !== undefined) bytes[bytes.length - 1] = 1 ^ (bytes.at(-1) ?? 0);
    },
    breakDown: () => {
      store.fail = { status: 403, code: "AccessDenied" };
    },
    broken: "the store refused it: 403 AccessDenied",
  };
}

describe.each([
  { kind: "a folder", open: openFolderPlace },
  { kind: "an S3-compatible store", open: openStorePlace },
])("in $kind", ({ open }) => {
  test("the newest backup is copied once, encrypted; only the key opens it, and old copies go", async () => {
    const [{ place, files }, folder, work] = [
      await open(),
      await temporaryFolder(),
      await temporaryFolder(),
    ];
    const { key, recipient } = await makeRecoveryKey();
    await copyBackup({ folder, place, recipient, now });
    expect(await files()).toEqual([]);

    const backup = join(folder, backupName(now - 1_000, checksum));
    await writeFile(backup, content);
    for (let days = 1; days <= 20; days += 1) {
      const old = join(work, "old");
      await writeFile(old, "an old copy");
      await place.put(old, `${backupName(now - days * day, "0123abcd")}.age`);
    }
    await copyBackup({ folder, place, recipient, now });
    await copyBackup({ folder, place, recipient, now });
    const copies = await readCopies(place);
    expect(copies.filter(({ at }) => at === now - 1_000)).toHaveLength(1);
    // The nine before it, and the newest of each earlier week and month.
    expect(copies.length).toBeGreaterThan(10);
    expect(copies.length).toBeLessThan(15);
    expect(await readdir(folder)).toEqual([backupName(now - 1_000, checksum)]);

    const [newest] = copies;
    const [fetched, opened] = [join(work, "fetched"), join(work, "opened")];
    await place.get(newest?.name ?? "", fetched);
    expect(await isEncrypted(fetched)).toBe(true);
    expect(await isEncrypted(backup)).toBe(false);
    expect((await readFile(fetched)).includes("an order of")).toBe(false);
    const other = await makeRecoveryKey();
    await expect(decryptBackup(fetched, opened, other.key)).rejects.toThrow("no identity matched");
    // As it is typed from paper.
    const typed = (key.match(/.{1,4}/gu) ?? []).join(" ").toLowerCase();
    await decryptBackup(fetched, opened, `${typed}\n`);
    expect((await readFile(opened)).equals(content)).toBe(true);
  });

  test("a copy that changed since it was stored is found, and so is a place that fails", async () => {
    const { place, files, damage, breakDown, broken } = await open();
    const folder = await temporaryFolder();
    expect(await compareCopy(place, folder)).toBeUndefined();
    const { recipient } = await makeRecoveryKey();
    await writeFile(join(folder, backupName(now, checksum)), content);
    await copyBackup({ folder, place, recipient, now });
    const [name = ""] = await files();
    expect((await compareCopy(place, folder))?.name).toBe(name);
    await damage(name);
    await expect(compareCopy(place, folder)).rejects.toThrow(`${name} is not what was stored`);
    await breakDown();
    const later = now + day;
    await writeFile(join(folder, backupName(later, checksum)), content);
    const copying = copyBackup({ folder, place, recipient, now: later });
    await expect(copying).rejects.toThrow(broken);
    expect(await readdir(folder)).toHaveLength(2);
  });
});

test.runIf(mayMount())(
  "a place that is full keeps the older copies, and takes the new one once there is space",
  async () => {
    const [disk, folder] = [await smallDisk(1), await temporaryFolder()];
    const place = openCopyPlace({ kind: "folder", folder: disk.folder });
    const { recipient } = await makeRecoveryKey();
    await writeFile(join(folder, backupName(now, checksum)), content);
    await copyBackup({ folder, place, recipient, now });
    const [older = ""] = await readdir(disk.folder);
    disk.fill();
    const later = now + 400 * day;
    await writeFile(join(folder, backupName(later, checksum)), content);
    const copying = () => copyBackup({ folder, place, recipient, now: later });
    await expect(copying()).rejects.toThrow("ENOSPC");
    expect(await readdir(disk.folder)).toEqual(["ballast", older]);
    disk.clear();
    await copying();
    expect(await readCopies(place)).toHaveLength(2);
  },
);

test("a share that hangs is an error, is asked by one thread, and answers again afterward", async () => {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const read = vi.fn(() => promise);
  const place = openFolder("/mnt/share-that-hangs", read, 20);
  const lists = [place.list(), place.list()].map((list) =>
    expect(list).rejects.toThrow("the folder does not answer"),
  );
  await Promise.all(lists);
  expect(read).toHaveBeenCalledTimes(1);
  resolve(["shop"]);
  await promise;
  expect(await place.list()).toEqual(["shop"]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a store that breaks the connection, or is somebody else's, is an error in words", async () => {
  const store = await openTestS3("");
  const folder = await temporaryFolder();
  store.fail = "cut";
  await expect(openCopyPlace(store.to).list()).rejects.toThrow("the store cannot be reached: ");
  store.fail = undefined;
  const wrong = openCopyPlace({ ...store.to, secretAccessKey: "wrong" });
  await expect(wrong.list()).rejects.toThrow("403 SignatureDoesNotMatch");
  const file = join(folder, "copy");
  await writeFile(file, content);
  await expect(wrong.put(file, "copy")).rejects.toThrow("403 SignatureDoesNotMatch");
});

test("a store that keeps a part of a copy, sends on to another host, or never ends its answers is refused in words, and bounded", async () => {
  const store = await openTestS3("shop/");
  const [folder, place] = [await temporaryFolder(), openCopyPlace(store.to)];
  await writeFile(join(folder, backupName(now, checksum)), content);
  const { recipient } = await makeRecoveryKey();
  const copying = () => copyBackup({ folder, place, recipient, now });
  store.fault = { kind: "keeps", bytes: 100 };
  await expect(copying()).rejects.toThrow(/^the store kept 100 of 200\d\d\d bytes$/u);
  expect(store.objects.size).toBe(0);
  store.fault = undefined;
  await copying();
  const [name = ""] = await place.list();

  const other = await openTestS3("shop/");
  store.fail = { status: 307, code: "TemporaryRedirect", location: other.to.endpoint };
  const { host } = new URL(other.to.endpoint);
  const elsewhere = `the store sends on to ${host}, and nothing was sent there`;
  await expect(place.list()).rejects.toThrow(elsewhere);
  await expect(place.put(join(folder, backupName(now, checksum)), "x")).rejects.toThrow(elsewhere);
  expect(other.calls).toBe(0);
  store.fail = undefined;

  for (const token of ["same", "other"] as const) {
    store.fault = { kind: "endless list", token };
    store.calls = 0;
    await expect(place.list()).rejects.toThrow("the store sends a list without an end");
    expect(store.calls).toBeLessThanOrEqual(100);
  }
  store.fault = { kind: "endless part" };
  await expect(place.list()).rejects.toThrow("the store sends an answer without an end");
  for (const kind of ["hidden length", "packed"] as const) {
    store.fault = { kind };
    const comparing = compareCopy(place, folder);
    await expect(comparing).rejects.toThrow("the store does not say how many bytes");
  }
  store.fault = undefined;
  expect((await compareCopy(place, folder))?.name).toBe(name);
});

test("the remains of a killed copy are removed from the place, but not the file that another server is copying", async () => {
  const [folder, target] = [await temporaryFolder(), await temporaryFolder()];
  const place = openCopyPlace({ kind: "folder", folder: target });
  const name = backupName(now, checksum);
  await writeFile(join(folder, name), content);
  await mkdir(target, { recursive: true });
  const [killed, running] = [backupName(now - day, "4567cdef"), backupName(now, "4567cdef")].map(
    (each) => `${each}.age.unfinished`,
  ) as [string, string];
  for (const each of [killed, running]) await writeFile(join(target, each), "half a copy");
  const { recipient } = await makeRecoveryKey();
  await copyBackup({ folder, place, recipient, now });
  const left = await readdir(target);
  expect(left).toContain(running);
  expect(left).not.toContain(killed);
  expect(left).toHaveLength(2);
});

test("a backup that was damaged since it was made is not copied, where it would look whole", async () => {
  const [folder, target] = [await temporaryFolder(), await temporaryFolder()];
  const place = openCopyPlace({ kind: "folder", folder: target });
  const name = backupName(now, checksum);
  await writeFile(join(folder, name), content.subarray(1));
  const { recipient } = await makeRecoveryKey();
  const copying = copyBackup({ folder, place, recipient, now });
  await expect(copying).rejects.toThrow(`the backup ${name} is not what was made`);
  expect(await readdir(target)).toEqual([]);
});

test("a key that was typed wrong is found by its checksum, and only recipients are recipients", async () => {
  const { key, recipient } = await makeRecoveryKey();
  expect(await recipientOf(key)).toBe(recipient);
  const last = key.endsWith("Q") ? "P" : "Q";
  expect(await recipientOf(`${key.slice(0, -1)}${last}`)).toBeUndefined();
  expect(await recipientOf("")).toBeUndefined();
  expect(isRecipient(recipient)).toBe(true);
  for (const other of ["", "age1", key, `${recipient}\n`, recipient.slice(0, -1)])
    expect(isRecipient(other)).toBe(false);
});
