import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

test("the server's files are private even in a folder that everybody may read, and its log warns of placeholders", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const { log } = await startShopProcess({ DATA_DIR: folder, LOG_LEVEL: "warn" });
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual(["shop.sqlite", "shop.sqlite-shm", "shop.sqlite-wal"]);
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  for (const text of [
    "kashrut",
    "payment.app",
    "seller.legalName",
    "accessibilityContact.name",
    "terms",
  ])
    expect(log()).toContain(`"${text}"`);
  await expect.poll(log).toContain("SMTP_URL is not set");
});
