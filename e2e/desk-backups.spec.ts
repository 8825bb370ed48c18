import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { shell } from "#desk/language/he/shell.ts";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { runTool } from "#scripts/run-tool.ts";
import { openStore } from "#server/main/open-store.ts";
import { findOrder } from "#server/testing/stored-orders.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { test, withServer } from "./shop.ts";

const safety = safetyTexts.he;

test("with the recovery sheet alone, an empty folder becomes a shop with every order up to the backup", async ({
  browser,
}) => {
  await using temporary = new AsyncDisposableStack();
  const folder = () =>
    mkdtemp(join(tmpdir(), "shop-")).then((made) =>
      temporary.adopt(made, (each) => rm(each, { recursive: true, force: true })),
    );
  const [copies, empty] = [await folder(), await folder()];
  let key = "";
  let numbers: string[] = [];
  const customer = { name: "נועה לוי", phoneNumber: "0521234567", email: "noa@example.com" };
  const order = seedOrderOf({ ...customer, language: "he", count: 1 });
  await withDesk(
    async (shop) => {
      const context = await browser.newContext({ baseURL: shop.address, serviceWorkers: "block" });
      await shop.letSellerIn(context);
      const page = await context.newPage();
      numbers = [await shop.place(order), await shop.place(order)];
      await page.goto("/desk/safety");
      await expect(page.getByRole("heading", { level: 1, name: shell.safety })).toBeVisible();
      await expect(page.getByText(safety.waitsForSheet)).toBeVisible();
      await page.getByRole("button", { name: safety.make }).click();
      const sheet = page.getByRole("region", { name: safety.preview });
      await expect(sheet.getByRole("img", { name: safety.paper.keyCode })).toBeVisible();
      await expect(sheet.getByText(copies).first()).toBeVisible();
      key = await sheet.locator("[data-recovery-key]").innerText();
      expect(await axeViolations(page)).toEqual([]);
      // Nothing is encrypted for a sheet that is not printed.
      await page.getByRole("button", { name: safety.discard }).click();
      await expect(sheet).toHaveCount(0);
      expect(await readdir(copies)).toEqual([]);
      await page.getByRole("button", { name: safety.make }).click();
      await expect(sheet).toBeVisible();
      expect(await sheet.locator("[data-recovery-key]").innerText()).not.toBe(key);
      key = await sheet.locator("[data-recovery-key]").innerText();
      await page.getByRole("button", { name: safety.use }).click();
      await expect(page.getByText(safety.used)).toBeVisible();
      await expect(page.getByText(safety.noCopy)).toHaveCount(0, { timeout: 60_000 });
      await expect(page.getByText(safety.neverCompared)).toHaveCount(0, { timeout: 60_000 });
      expect(await readdir(copies)).toHaveLength(1);

      // The key is on the paper only.
      await page.reload();
      await expect(page.getByText(safety.makeAnother)).toBeVisible();
      expect(await page.content()).not.toContain("AGE-SECRET-KEY");
      numbers.push(await shop.place(order));
      await page.getByRole("button", { name: safety.backUp }).click();
      await expect.poll(() => readdir(copies), { timeout: 60_000 }).toHaveLength(2);
      await context.close();
    },
    2,
    { BACKUP_TO: copies },
  );

  const env = { DATA_DIR: empty, DATABASE_URL: "", BACKUP_TO: "", PORT: "0" };
  const restored = await runTool(["node", "scripts/restore.ts", copies], {
    env,
    input: `${key}\n`,
  });
  expect(restored).toMatchObject({ isOk: true });
  expect(restored.output).toContain("restored and checked");
  await withServer({ DATA_DIR: empty }, async ({ address }) => {
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const store = await openStore({ dataFolder: empty, databaseUrl: undefined });
    const found = await Promise.all(numbers.map((number) => findOrder(store, number)));
    await store.close();
    expect(found.every((each) => each !== undefined)).toBe(true);
  });
});
