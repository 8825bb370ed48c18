import { expect, test } from "vitest";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const spawnAndWait = new URL("../testing/spawn-and-wait.ts", import.meta.url);

test("a spawned shop ends with the process that spawned it, even if that one is killed", async () => {
  const parent = await startShopProcess(
    {},
    { program: spawnAndWait, args: [await temporaryFolder()] },
  );
  const { address } = parent;
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(await parent.kill()).toBeNull();
  const isServed = () =>
    fetch(`${address}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isServed).toBe(false);
});
