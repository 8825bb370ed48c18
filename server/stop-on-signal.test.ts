import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startShopProcess } from "./testing/start-shop-process.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const program = new URL("testing/serve-slowly.ts", import.meta.url);

/** Longer than a test may take. */
const forEver = 600_000;

interface Slowness {
  /** Milliseconds for each page. */
  readonly pause: number;
  /** Milliseconds for requests under way when it stops; without it the usual ones. */
  readonly patience?: number;
}

async function startShop({ pause, patience }: Slowness) {
  const folder = await temporaryFolder();
  const given = [pause, patience].filter((each) => each !== undefined).map(String);
  const shop = await startShopProcess({}, { program, args: [folder, ...given] });
  return { folder, ...shop };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s the shop closes at once, though a browser keeps its connection open",
  async (signal) => {
    const { folder, address, kill } = await startShop({ pause: 0, patience: forEver });
    const answer = await fetch(`${address}/health`);
    expect(await answer.text()).toBe("alive\n");
    expect(await kill(signal)).toBe(0);
    // The last one to close the database puts its log into the file.
    expect(existsSync(join(folder, "shop.sqlite"))).toBe(true);
    expect(existsSync(join(folder, "shop.sqlite-wal"))).toBe(false);
  },
);

test("what is under way is finished, and nothing new is begun", async () => {
  const { address, nextLine, kill } = await startShop({ pause: 1_000, patience: forEver });
  const slow = fetch(`${address}/cart`).then((answer) => answer.text());
  expect(await nextLine()).toBe("asked for /cart");
  const stopped = kill("SIGTERM");
  const knock = () =>
    fetch(`${address}/health`).then(
      () => "open",
      () => "closed",
    );
  await expect.poll(knock).toBe("closed");
  expect(await slow).toBe("/cart");
  expect(await stopped).toBe(0);
});

test("what takes too long is cut off", async () => {
  const { address, nextLine, kill } = await startShop({ pause: forEver });
  const slow = fetch(`${address}/cart`).then(
    () => "answered",
    () => "cut off",
  );
  expect(await nextLine()).toBe("asked for /cart");
  await kill("SIGTERM");
  expect(await slow).toBe("cut off");
});

test("a client that never finishes its request holds up nothing", async () => {
  const { address, kill } = await startShop({ pause: 0 });
  const client = connect(Number(new URL(address).port), "127.0.0.1");
  client.on("error", () => {});
  await once(client, "connect");
  client.write("POST /graphql HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{");
  // It has heard of the client before it answers another.
  await fetch(`${address}/health`);
  expect(await kill("SIGTERM")).toBe(0);
});
