import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { LinkDeviceMutation } from "#contract/generated/desk-operations.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { axeViolations } from "./axe-violations.ts";
import { withServer } from "./shop.ts";

const { signIn, devices, today, kitchen } = messagesIn("he");
const root = new URL("../", import.meta.url);

/** The address that `npm run desk -- link` prints. */
async function linkFromCommand(folder: string, address: string): Promise<string> {
  const command = fileURLToPath(new URL("scripts/desk.ts", root));
  const env = { DATA_DIR: folder, PORT: new URL(address).port };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "link"], { env });
  return /^http:\/\/localhost:\S+$/mu.exec(stdout)?.[0] ?? "";
}

/** An authenticator that confirms every question of the browser, as a finger on a phone does. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Reaches a control by Tab alone, and presses it. */
async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
  await page.keyboard.press("Enter");
}

test("a link lets the seller in, her passkey does afterwards, and her helper is in until she says otherwise", async ({
  browser,
}) => {
  await withServer({ HOST: "localhost" }, async ({ address }, folder) => {
    const inDatabase = (statement: string) => {
      const database = new DatabaseSync(join(folder, "shop.sqlite"), { timeout: 5_000 });
      database.exec(statement);
      database.close();
    };
    const context = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
    const page = await context.newPage();
    await addAuthenticator(page);

    await test.step("opening a link uses nothing up: a press does, and a passkey is kept", async () => {
      const link = await linkFromCommand(folder, address);
      await page.goto(link);
      await page.reload();
      await expect(heading(page, signIn.title)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await pressByKeyboard(page, button(page, signIn.openHere));
      await expect(heading(page, signIn.keepTitle)).toBeFocused();
      expect(page.url()).not.toContain("#");
      await pressByKeyboard(page, button(page, signIn.keep));
      await expect(heading(page, today.title)).toBeVisible();
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: "desk", httpOnly: true, sameSite: "Strict", path: "/" });
    });

    await test.step("she signs out, and her passkey lets her in again", async () => {
      await page.goto("/desk/devices");
      await pressByKeyboard(page, button(page, devices.signOut));
      await expect(heading(page, signIn.title)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      await pressByKeyboard(page, button(page, signIn.withPasskey));
      await expect(heading(page, devices.title)).toBeVisible();
    });

    const helpers = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
    const helper = await helpers.newPage();
    const helperLink = await test.step("her helper scans a code, and works", async () => {
      const answered = page.waitForResponse((response) =>
        (response.request().postData() ?? "").includes("LinkDevice"),
      );
      await page.getByRole("radio", { name: devices.roles.helper }).press("Space");
      await pressByKeyboard(page, button(page, devices.showCode));
      const { data } = (await (await answered).json()) as { data: LinkDeviceMutation };
      await expect(page.getByRole("img", { name: devices.codeTitle })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await helper.goto(data.linkDevice.url);
      await button(helper, signIn.openHere).click();
      await expect(heading(helper, kitchen.title)).toBeVisible();
      // The list is loaded again while the code is shown.
      await expect(page.getByRole("img", { name: devices.codeTitle })).toBeHidden();
      await button(page, devices.done).click();
      return data.linkDevice.url;
    });

    await test.step("a revoked device is out at its next call, and is told so", async () => {
      await page.getByRole("button", { name: new RegExp(`^${devices.revoke} `, "u") }).click();
      await expect(page.getByText(devices.past(2))).toBeVisible();
      await helper.reload();
      await expect(helper.getByText(signIn.reasons.revoked.title)).toBeVisible();
      expect(await axeViolations(helper)).toEqual([]);
    });

    await test.step("a used and an old link say what to do", async () => {
      await helper.goto(helperLink);
      await button(helper, signIn.openHere).click();
      await expect(helper.getByRole("alert")).toContainText(signIn.problems.LINK_USED.todo);
      await expect(helper.getByText("npm run desk -- link")).toBeVisible();
      const link = await linkFromCommand(folder, address);
      inDatabase("update device_links set expires_at = 1 where device_id is null");
      await helper.goto(link);
      await button(helper, signIn.openHere).click();
      await expect(helper.getByRole("alert")).toContainText(signIn.problems.LINK_EXPIRED.title);
      await button(helper, messagesIn("he").shell.otherLanguage).click();
      const { problems } = messagesIn("en").signIn;
      await expect(helper.getByRole("alert")).toContainText(problems.LINK_EXPIRED.todo);
      expect(await axeViolations(helper)).toEqual([]);
    });
    await test.step("a browser without passkeys is offered none, and a press that needs one says so", async () => {
      await helper.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
      await helper.goto(await linkFromCommand(folder, address));
      await helper.reload();
      await button(helper, messagesIn("en").signIn.openHere).click();
      await expect(heading(helper, messagesIn("en").today.title)).toBeVisible();
      inDatabase("update devices set confirmed_at = 1");
      await helper.goto("/desk/devices");
      const { devices: texts, signIn: words } = messagesIn("en");
      await button(helper, texts.showCode).click();
      await expect(helper.getByText(words.problems.NO_PASSKEYS.title)).toBeVisible();
      await expect(button(helper, words.keep)).toBeHidden();
    });
    await Promise.all([context.close(), helpers.close()]);
  });
});
