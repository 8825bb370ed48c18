import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectAllStored, postOrder } from "#server/testing/place-orders.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

test("while the files of an open shop are moved away no order is acknowledged, and it goes on when they are back", async () => {
  const { env, store } = await shopDatabases[0].prepare();
  const folder = env["DATA_DIR"] ?? "";
  const away = join(folder, "away");
  const shop = await startShopProcess(env);
  const ready = async () => (await fetch(`${shop.address}/ready`)).status;
  expect(await postOrder(shop.address, "ruth-1")).toBeDefined();
  expect(await ready()).toBe(200);

  await mkdir(away);
  const files = (await readdir(folder)).filter((name) => name.startsWith("shop.sqlite"));
  expect(files).toHaveLength(3);
  for (const file of files) await rename(join(folder, file), join(away, file));
  for (let at = 0; at < 5; at += 1)
    expect(await postOrder(shop.address, `noa-${String(at)}`)).toBeUndefined();
  expect(await ready()).toBe(503);

  for (const file of files) await rename(join(away, file), join(folder, file));
  const number = await postOrder(shop.address, "noa-0");
  expect(await ready()).toBe(200);
  await expectAllStored(store, [
    { key: "ruth-1", number: (await store.findOrderByKey("ruth-1"))?.number ?? "" },
    { key: "noa-0", number: number ?? "" },
  ]);
  const lines = shop.log().trim().split("\n");
  // One for each order; those of mails depend on whether the first order's had left already.
  expect(lines.filter((line) => line.includes("an operation failed"))).toHaveLength(5);
  for (const line of lines) {
    // While the files are moved one by one, a mail may find the first of them gone.
    expect(line).toMatch(
      /shop\.sqlite(?:-wal|-shm)? was moved, removed or replaced while it was open/u,
    );
    expect(line).not.toContain(" at ");
  }
});
