import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { runTool } from "#scripts/run-tool.ts";
import { backUpShop } from "#server/main/back-up-shop.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const { order, receivedAt } = newOrder();
/** The catalogue has the name of Ruth as the seller's. */
const customerData = { ...order.customerData, name: "נועה ברק", email: "noa@example.com" };
const { name, email, phoneNumber, address } = customerData;

/** Every file below a folder, as text in which each byte is a character. */
async function bytesBelow(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map((entry) => readFile(join(entry.parentPath, entry.name), "latin1"));
  return (await Promise.all(read)).join("\n");
}

test("a customer is erased from every file of the shop while it is running, and the backups that have the data are named", {
  timeout: 120_000,
}, async () => {
  const [folder, backupFolder] = [await temporaryFolder(), await temporaryFolder()];
  const config = { dataFolder: folder, databaseUrl: undefined, backupFolder };
  // As the server that goes on running.
  await using running = new AsyncDisposableStack();
  const store = running.adopt(await openSqliteStore(databaseFile(folder)), (each) => each.close());
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  const other = { ...customerData, name: "נועם לוי", phoneNumber: "0540000001", email: "" };
  await store.saveOrders([
    newOrder({ order: { ...order, customerData } }),
    newOrder({ number: "100000002", order: { ...order, customerData: other } }),
  ]);
  await mkdir(join(folder, "mails"));
  for (const file of ["100000001-customer.eml", ".100000001-seller.eml.12"])
    await writeFile(join(folder, "mails", file), `To: ${email}\n${name}`);
  await writeFile(join(folder, "mails", "100000002-seller.eml"), "נועם לוי");
  const week = ["--week", "2026-01-07", "--csv"];
  await runTool(["node", "scripts/orders.ts", ...week], { env: { DATA_DIR: folder } });
  expect(await readFile(join(folder, "orders-2026-01-07.csv"), "utf8")).toContain(name);
  const ofOthers = "\uFEFFמספר הזמנה,שם\r\n100000002,נועם לוי\r\n";
  await writeFile(join(folder, "orders-2026-01-14.csv"), ofOthers);
  const list = join(backupFolder, "newer-orders-2026-01-05T10-00-00.txt");
  await writeFile(list, `100000001\tmissing\t${name}\n100000002\tmissing\tנועם לוי\n`);
  await backUpShop(config, receivedAt - 1);
  await backUpShop(config, receivedAt + 60_000);

  const erase = (...args: string[]) =>
    runTool(["node", "scripts/shop.ts", "erase", ...args], {
      env: { DATA_DIR: folder, DATABASE_URL: "", BACKUP_DIR: backupFolder },
    });
  for (const [args, why] of [
    [[], /^name a phone number/u],
    [["Nobody"], /^no order is of that phone number, email address or name/u],
    [["נוע"], /these are several customers: name one by an order number\n$/u],
    [[phoneNumber], /add --yes to erase without being asked\n$/u],
  ] as const)
    expect(await erase(...args)).toEqual({ isOk: false, output: expect.stringMatching(why) });

  const { isOk, output } = await erase(phoneNumber, "--yes");
  expect({ isOk, output }).toMatchObject({ isOk: true });
  expect(output).toContain("erased orders: 1\nthese copies still have them:\n");
  expect(output.match(/shop-\S+\.sqlite until \d{4}-\d{2}-\d{2}/gu)).toHaveLength(1);

  const files = await bytesBelow(folder);
  const inBytes = (text: string) => Buffer.from(text).toString("latin1");
  expect(files).toContain(inBytes(other.name));
  for (const secret of [name, email, phoneNumber]) expect(files).not.toContain(inBytes(secret));
  // The neighbor of the same house keeps the address, in the order and in an index.
  expect(files.split(inBytes(address))).toHaveLength(3);
  expect((await readdir(folder)).filter((file) => file.endsWith(".csv"))).toEqual([
    "orders-2026-01-14.csv",
  ]);
  expect(await readFile(list, "utf8")).toBe("100000001\n100000002\tmissing\tנועם לוי\n");
  expect(await store.saveOrders([newOrder({ number: "100000003" })])).toMatchObject([
    { kind: "stored" },
  ]);
});
