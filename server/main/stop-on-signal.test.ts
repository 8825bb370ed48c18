import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const program = new URL("../testing/serve-slowly.ts", import.meta.url);

/** Longer than a test may take. */
const forEver = 600_000;

interface Slowness {
  /** Milliseconds for each page. */
  readonly pause: number;
  /** Characters of each page; its path by default. */
  readonly length?: number;
  /** Milliseconds that requests under way have when it stops; the usual ones by default. */
  readonly patience?: number;
}

async function startShop({ pause, length = 0, patience }: Slowness) {
  const folder = await temporaryFolder();
  const given = [pause, length, patience].filter((each) => each !== undefined).map(String);
  const shop = await startShopProcess({}, { program, args: [folder, ...given], hasOwnGroup: true });
  return { folder, ...shop };
}

/** Waits until no new connection is accepted. */
async function untilClosed(address: string) {
  const knock = () =>
    fetch(`${address}/health`).then(
      () => "open",
      () => "closed",
    );
  await expect.poll(knock).toBe("closed");
}

test("on SIGTERM a request under way is finished, no new one is accepted, and an open connection does not delay the stop", async () => {
  const shop = await startShop({ pause: 1_000, patience: forEver });
  const { folder, address, nextLine } = shop;
  // As systemd does: npm gets the signal, too, and passes it on.
  const signalGroup = () => process.kill(-shop.pid(), "SIGTERM");
  // A browser keeps this connection open.
  const answer = await fetch(`${address}/health`);
  expect(await answer.text()).toBe("alive\n");
  // An answer that comes before the page was asked for, such as one of overload, fails the test at once.
  const slow = fetch(`${address}/cart`).then((page) => page.text());
  expect(await Promise.race([nextLine(), slow])).toBe("asked for /cart");
  signalGroup();
  await untilClosed(address);
  signalGroup();
  expect(await slow).toBe("/cart");
  expect(await shop.kill("SIGTERM")).toBe(0);
  // Closing the last connection to the database writes the write-ahead log into the file.
  expect(existsSync(join(folder, "shop.sqlite"))).toBe(true);
  expect(existsSync(join(folder, "shop.sqlite-wal"))).toBe(false);
});

test("on SIGTERM an answer that a slow client has not received yet is sent to its end", async () => {
  // More than the system takes from the server ahead of the client.
  const length = 64 * 1_048_576;
  const { address, kill } = await startShop({ pause: 0, length, patience: forEver });
  const client = connect(Number(new URL(address).port), "127.0.0.1");
  client.write("GET /cart HTTP/1.1\r\nhost: shop\r\n\r\n");
  let received = 0;
  client.on("data", (part) => {
    received += part.length;
  });
  await once(client, "data");
  client.pause();
  const stopped = kill("SIGTERM");
  await untilClosed(address);
  client.resume();
  await once(client, "close");
  expect(received).toBeGreaterThan(length);
  expect(await stopped).toBe(0);
});

test("on SIGINT a request that takes too long is aborted, and a client that never finishes its request does not delay the stop", async () => {
  const { address, nextLine, kill } = await startShop({ pause: forEver });
  const client = connect(Number(new URL(address).port), "127.0.0.1");
  client.on("error", () => {});
  await once(client, "connect");
  client.write("POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{");
  // The server has accepted the client before it is asked for this page.
  const slow = fetch(`${address}/cart`).then(
    () => "answered",
    () => "cut off",
  );
  expect(await Promise.race([nextLine(), slow])).toBe("asked for /cart");
  expect(await kill("SIGINT")).toBe(0);
  expect(await slow).toBe("cut off");
});
