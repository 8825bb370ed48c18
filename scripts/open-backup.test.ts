import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encryptBackup, makeRecoveryKey } from "#server/backups/encrypt-backup.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { withBackup } from "./open-backup.ts";

test("a copy without its key, or that is damaged, is refused in words before anything is made of it", async () => {
  const [dataFolder, folder] = [await temporaryFolder(), await temporaryFolder()];
  const file = (name: string) => join(folder, name);
  const [own, other] = [await makeRecoveryKey(), await makeRecoveryKey()];
  await writeFile(file("backup"), "soup ".repeat(50_000));
  await encryptBackup(file("backup"), file("copy.age"), own.recipient);
  const bytes = await readFile(file("copy.age"));
  bytes[bytes.length - 1] = 1 ^ (bytes.at(-1) ?? 0);
  await writeFile(file("damaged.age"), bytes);
  await writeFile(file("key"), own.key);
  await writeFile(file("other-key"), other.key);
  const opened: string[] = [];
  const open = (from: string, key: string) =>
    withBackup(
      { from: file(from), keyFile: file(key), mayBeAltered: false, config: { dataFolder } },
      async (each, isProven) => {
        expect(isProven).toBe(true);
        opened.push(await readFile(each, "utf8"));
      },
    );
  await expect(open("copy.age", "other-key")).rejects.toThrow("the key of another recovery sheet");
  await expect(open("copy.age", "backup")).rejects.toThrow("that is no key");
  await expect(open("copy.age", "no-such-key")).rejects.toThrow("ENOENT");
  await expect(open("damaged.age", "key")).rejects.toThrow("it is damaged");
  expect(opened).toEqual([]);
  await open("copy.age", "key");
  expect(opened).toEqual([await readFile(file("backup"), "utf8")]);
  expect(await readdir(dataFolder)).toEqual([]);
});
