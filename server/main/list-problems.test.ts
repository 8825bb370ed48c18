import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { readConfig } from "#server/config/config.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { listProblems } from "./list-problems.ts";
import { openStore } from "./open-store.ts";

test("a command beside the server lists what is wrong with the shop of its settings", async () => {
  const config = readConfig({ DATA_DIR: await temporaryFolder() });
  const store = await openStore(config);
  onTestFinished(() => store.close());
  const now = newOrder().receivedAt;
  const list = async () => {
    const problems = await listProblems({
      config,
      store,
      clock: () => now,
      report: (error) => {
        throw error;
      },
    });
    // The machine of the test may have little space.
    return problems.filter(({ kind }) => kind !== "disk");
  };
  expect(await list()).toMatchObject([
    { kind: "catalogue", since: now, stopsOrders: true },
    { kind: "mails-to-files", since: now, stopsOrders: false },
    { kind: "backup-copies", since: now },
  ]);

  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.saveOrders([{ ...newOrder(), receivedAt: now + 3_600_000 }]);
  expect(await list()).toMatchObject([
    { kind: "mails-to-files" },
    { kind: "mails-waiting", since: now, amount: 2 },
    { kind: "backup-copies" },
    { kind: "clock", since: now, amount: -3_600_000 },
  ]);
});
