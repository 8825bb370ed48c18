import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#server/config/config.ts";
import type { Finding } from "#server/problems/problem.ts";
import { openMailServer } from "#server/testing/open-mail-server.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { setUpProblemWatch } from "./set-up-problem-watch.ts";

test("the operator's mail names the problem, since when, and the remedy", async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["setInterval", "performance"] });
  const smtp = await openMailServer();
  const { store } = await openShop();
  const disk: Finding = {
    kind: "disk",
    since: Date.UTC(2026, 0, 5, 9),
    words: "the disk of DATA_DIR has 0.4 GB left (3 %): make space",
    stopsOrders: false,
  };
  const pushed: string[] = [];
  const watch = setUpProblemWatch({
    config: readConfig({ SMTP_URL: smtp.url, OPERATOR_ADDRESS: "nephew@shop.co.il" }),
    store,
    sendPush: ({ kind }) => Promise.resolve(pushed.push(kind)),
    find: () => Promise.resolve([disk]),
    clock: () => Date.UTC(2026, 0, 5, 10),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  watch.start();
  onTestFinished(watch.stop);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(60_000);
      return smtp.mails.length;
    })
    .toBe(1);
  expect(pushed).toEqual(["problem"]);
  const [mail] = smtp.mails;
  expect(mail?.to).toMatchObject([{ address: "nephew@shop.co.il" }]);
  expect(mail?.subject).toBe("The soup kitchen: the disk is nearly full");
  expect(mail?.text).toContain(
    "Since 2026-01-05 11:00: the disk of DATA_DIR has 0.4 GB left (3 %): make space",
  );
  expect(mail?.text).toContain("npm run shop -- doctor");
});
