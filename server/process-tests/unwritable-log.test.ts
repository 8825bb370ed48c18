import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";
import { freePort } from "#server/testing/free-port.ts";
import { expectAllStored, postOrder } from "#server/testing/place-orders.ts";
import { prepareShop } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

/** Longer than what a pipe and the memory of the log take together. */
const enoughRequests = 400;
const longPath = `/${"soup".repeat(1_500)}`;

const openFull = () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  return full;
};

test("with a log that nobody reads, orders are placed, and the shop stops on SIGTERM", async () => {
  const { env, store } = await prepareShop(undefined);
  const settings = { ...env, LOG_LEVEL: "debug" };
  const shop = await startShopProcess(settings, { logTo: "unread pipe" });
  for (let at = 0; at < enoughRequests; at += 1)
    await (await fetch(`${shop.address}${longPath}`)).text();
  const number = (await postOrder(shop.address, "ruth-1")) ?? "";
  await expectAllStored(store, [{ key: "ruth-1", number }]);
  expect(await shop.kill("SIGTERM")).toBe(0);
});

test("at the end the rest of the log is written", async () => {
  const { env } = await prepareShop(undefined);
  const shop = await startShopProcess({ ...env, LOG_LEVEL: "debug" });
  await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${shop.address}/health`)).text()),
  );
  expect(await shop.kill("SIGTERM")).toBe(0);
  expect(shop.log().match(/"path":"\/health"/gu)).toHaveLength(50);
});

test.runIf(existsSync("/dev/full"))(
  "a shop whose standard output and log are on a full disk opens, and orders are placed",
  async () => {
    const { env, store } = await prepareShop(undefined);
    const port = await freePort();
    const shop = spawn(
      process.execPath,
      [fileURLToPath(new URL("server/main/main.ts", projectRoot))],
      {
        env: {
          ...env,
          NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
          HOST: "127.0.0.1",
          PORT: String(port),
          LOG_LEVEL: "debug",
        },
        stdio: ["ignore", openFull(), openFull()],
      },
    );
    onTestFinished(() => void shop.kill("SIGKILL"));
    const address = `http://127.0.0.1:${String(port)}`;
    const status = () =>
      fetch(`${address}/ready`).then(
        (answer) => answer.status,
        () => undefined,
      );
    await expect.poll(status).toBe(200);
    const placed = [];
    for (const key of ["ruth-1", "ruth-2"])
      placed.push({ key, number: (await postOrder(address, key)) ?? "" });
    await expectAllStored(store, placed);
    expect(shop.exitCode).toBeNull();
    shop.kill("SIGTERM");
    expect(await once(shop, "exit")).toEqual([0, null]);
  },
);
