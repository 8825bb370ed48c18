import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const script = fileURLToPath(import.meta.resolve("#server/testing/serve-slowly.ts"));

async function startShop(pause: number) {
  const folder = await temporaryFolder();
  const shop = spawn(process.execPath, [script, folder, String(pause)]);
  onTestFinished(() => void shop.kill("SIGKILL"));
  const [address] = (await once(shop.stdout.setEncoding("utf8"), "data")) as [string];
  const ended = once(shop, "exit") as Promise<[number | null, string | null]>;
  /** Sends a signal and gives what the process ended with, and the milliseconds until then. */
  const stop = async (signal: NodeJS.Signals) => {
    const start = performance.now();
    shop.kill(signal);
    const [code] = await ended;
    return { code, ms: performance.now() - start };
  };
  return { folder, address: address.trim(), stop };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s the shop closes at once, though a browser keeps its connection open",
  async (signal) => {
    const { folder, address, stop } = await startShop(0);
    const answer = await fetch(`${address}/health`);
    expect(await answer.text()).toBe("alive\n");
    const { code, ms } = await stop(signal);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(1_000);
    // The last one to close the database puts its log into the file.
    expect(existsSync(join(folder, "shop.sqlite"))).toBe(true);
    expect(existsSync(join(folder, "shop.sqlite-wal"))).toBe(false);
  },
);

test("what is under way is finished, and nothing new is begun", async () => {
  const { address, stop } = await startShop(400);
  const slow = fetch(`${address}/cart`).then((answer) => answer.text());
  await wait(100);
  const stopped = stop("SIGTERM");
  await wait(100);
  await expect(fetch(`${address}/health`)).rejects.toThrow("fetch failed");
  expect(await slow).toBe("/cart");
  expect((await stopped).code).toBe(0);
});

test("what takes too long is cut off within two seconds", async () => {
  const { address, stop } = await startShop(60_000);
  const slow = fetch(`${address}/cart`).then(
    () => "answered",
    () => "cut off",
  );
  await wait(100);
  const { ms } = await stop("SIGTERM");
  expect(await slow).toBe("cut off");
  expect(ms).toBeLessThan(2_000);
});

test("a client that never finishes its request holds up nothing", async () => {
  const { address, stop } = await startShop(0);
  const client = connect(Number(new URL(address).port), "127.0.0.1");
  client.on("error", () => {});
  await once(client, "connect");
  client.write("POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{");
  await wait(100);
  const { ms } = await stop("SIGTERM");
  expect(ms).toBeLessThan(2_000);
});
