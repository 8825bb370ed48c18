import { execFile } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { shop } from "#desk/language/he/shop.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { axeViolations } from "./axe-violations.ts";
import { pressNext } from "./press-next.ts";
import { test, withServer } from "./shop.ts";
import { found } from "./words.ts";

const { signIn, devices, today, kitchen, shell } = messagesIn("he");
const root = new URL("../", import.meta.url);

/** The address that `npm run desk -- link` prints. */
async function linkFromCommand(folder: string, address: string): Promise<string> {
  const command = fileURLToPath(new URL("scripts/desk.ts", root));
  const env = { DATA_DIR: folder, PORT: new URL(address).port };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "link"], { env });
  return /^http:\/\/localhost:\S+$/mu.exec(stdout)?.[0] ?? "";
}

/** An authenticator that confirms every question of the browser, as a finger on a phone does. `usb` is one of another device. */
async function addAuthenticator(page: Page, transport: "internal" | "usb" = "internal") {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

type Authenticator = Awaited<ReturnType<typeof addAuthenticator>>;

/** Lets a page use the passkey of another device, until that has confirmed and is put away. */
async function lendPasskey(from: Authenticator, page: Page): Promise<void> {
  const { authenticatorId } = from;
  const { credentials } = await from.session.send("WebAuthn.getCredentials", { authenticatorId });
  const lent = await addAuthenticator(page, "usb");
  const held = { authenticatorId: lent.authenticatorId };
  await lent.session.send("WebAuthn.addCredential", { ...held, credential: found(credentials[0]) });
  const putAway = async (route: Route) => {
    const response = await route.fetch();
    await lent.session.send("WebAuthn.removeVirtualAuthenticator", held);
    await route.fulfill({ response });
  };
  await page.route("**/desk/sign-in/confirm", putAway, { times: 1 });
}

function inDatabase(folder: string, statement: string): void {
  const database = new DatabaseSync(join(folder, "shop.sqlite"), { timeout: 5_000 });
  database.exec(statement);
  database.close();
}

/** As when ten minutes have passed since the last confirmation. */
function endConfirmations(folder: string): void {
  inDatabase(folder, "update devices set confirmed_at = 1");
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

test("a link lets the seller in, her passkey does afterward, and her helper is in until she says otherwise", async ({
  browser,
}) => {
  await withServer({ HOST: "localhost" }, async ({ address }, folder) => {
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
        (response.request().postData() ?? "").includes("linkDevice"),
      );
      await page.getByRole("radio", { name: devices.roles.helper }).press("Space");
      await pressByKeyboard(page, button(page, devices.showCode));
      const { linkDevice } = (await (await answered).json()) as {
        linkDevice: { answer: AnswerOf<"linkDevice"> };
      };
      await expect(page.getByRole("img", { name: devices.codeTitle })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await helper.goto(linkDevice.answer.url);
      await button(helper, signIn.openHere).click();
      await expect(heading(helper, kitchen.title)).toBeVisible();
      // The list is loaded again while the code is shown.
      await expect(page.getByRole("img", { name: devices.codeTitle })).toBeHidden();
      await page.getByRole("dialog").getByRole("textbox").fill("הטלפון של דנה");
      await button(page, shell.save).click();
      await expect(page.getByText(devices.joined("\u2068הטלפון של דנה\u2069"))).toBeVisible();
      await button(page, devices.done).click();
      return linkDevice.answer.url;
    });

    await test.step("a revoked device is out at its next call, and is told so", async () => {
      const remove = page.getByRole("button", { name: new RegExp(`^${devices.revoke} `, "u") });
      await remove.click();
      await page.keyboard.press("Escape");
      await expect(remove).toBeFocused();
      await remove.click();
      await page.getByRole("alertdialog").getByRole("button", { name: devices.revoke }).click();
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
      inDatabase(folder, "update device_links set expires_at = 1 where device_id is null");
      await helper.goto(link);
      await pressNext(button(helper, signIn.openHere));
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
      endConfirmations(folder);
      await helper.goto("/desk/devices");
      const { devices: texts, signIn: words } = messagesIn("en");
      await button(helper, texts.showCode).click();
      await expect(helper.getByText(words.problems.NO_PASSKEYS.title)).toBeVisible();
      await expect(button(helper, words.keep)).toBeHidden();
    });
    await Promise.all([context.close(), helpers.close()]);
  });
});

test("long after signing in another device keeps a passkey, and takes back what needs one", async ({
  browser,
}) => {
  await withServer({ HOST: "localhost" }, async ({ address }, folder) => {
    const options = { baseURL: address, serviceWorkers: "block" } as const;
    const contexts = [await browser.newContext(options), await browser.newContext(options)];
    const [phone, laptop] = await Promise.all(contexts.map((context) => context.newPage()));
    const [onPhone, onLaptop] = [found(phone), found(laptop)];
    const ofPhone = await addAuthenticator(onPhone);
    await onPhone.goto(await linkFromCommand(folder, address));
    await button(onPhone, signIn.openHere).click();
    await button(onPhone, signIn.keep).click();
    await expect(heading(onPhone, today.title)).toBeVisible();
    await addAuthenticator(onLaptop);
    await onLaptop.goto(await linkFromCommand(folder, address));
    await button(onLaptop, signIn.openHere).click();
    await button(onLaptop, signIn.notNow).click();
    await expect(heading(onLaptop, today.title)).toBeVisible();
    endConfirmations(folder);

    await test.step("what will need it says so, and without a passkey at hand it says where a link comes from", async () => {
      await onLaptop.goto("/desk/devices");
      await expect(onLaptop.getByText(signIn.confirmHint.withPasskey)).toBeVisible();
      await button(onLaptop, signIn.keep).click();
      const others = onLaptop.getByRole("listitem").filter({ hasText: devices.revoke });
      const first = await others.locator("bdi").innerText();
      const way = devices.linkFrom(`\u2068${first}\u2069`, signIn.openHere);
      await expect(onLaptop.getByRole("alert").filter({ hasText: way })).toBeVisible();
      expect(await axeViolations(onLaptop)).toEqual([]);
    });

    await test.step("the passkey of the phone confirms, and the laptop keeps one of its own", async () => {
      await lendPasskey(ofPhone, onLaptop);
      await button(onLaptop, signIn.keep).click();
      await expect(onLaptop.getByRole("status").filter({ hasText: signIn.kept })).toBeVisible();
      await expect(button(onLaptop, signIn.keep)).toBeHidden();
    });

    await test.step("Undo of whom customers write to asks for the passkey", async () => {
      await onLaptop.goto("/desk/shop/contact");
      await onLaptop.getByLabel(shop.fields.whatsapp, { exact: true }).fill("052-123-4567");
      await button(onLaptop, shop.save).click();
      const saved = shop.saved(shop.parts.contact.title);
      const said = onLaptop.getByRole("status");
      await expect(said.filter({ hasText: saved })).toBeVisible();
      endConfirmations(folder);
      await button(onLaptop, shell.undo).click();
      await expect(said.filter({ hasText: shell.undone(saved) })).toBeVisible();
    });

    await test.step("a new link leads her back to what she had begun to write", async () => {
      await onLaptop.getByLabel(shop.fields.whatsapp, { exact: true }).fill("054-765-4321");
      await expect(button(onLaptop, shop.discard)).toBeVisible();
      await onLaptop.goto(await linkFromCommand(folder, address));
      await button(onLaptop, signIn.openHere).click();
      await button(onLaptop, signIn.notNow).click();
      await expect(heading(onLaptop, shop.parts.contact.title)).toBeVisible();
      const typed = onLaptop.getByLabel(shop.fields.whatsapp, { exact: true });
      await expect(typed).toHaveValue("054-765-4321");
    });
    await Promise.all(contexts.map((context) => context.close()));
  });
});
