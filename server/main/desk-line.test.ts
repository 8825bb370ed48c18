import { expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openSignIn } from "#server/testing/open-sign-in.ts";
import { deskLine } from "./desk-line.ts";

const now = Date.UTC(2026, 0, 5, 9);
const address = "http://localhost:3000";
const inTerminal = { config: { publicOrigin: undefined }, address, isTerminal: true, now };

test("the first start in a terminal shows a link that lets the owner in", async () => {
  const { store, openBrowser } = await openSignIn();
  const line = await deskLine({ ...inTerminal, store });
  const code = /^The seller's desk: http:\/\/localhost:3000\/desk\/sign-in#([\w-]{22}) /u.exec(
    line,
  );
  const browser = openBrowser();
  expect(await browser.call("redeem", { code: code?.[1] ?? "", name: "Mac" })).toMatchObject({
    role: "owner",
  });
  expect(await deskLine({ ...inTerminal, store })).toBe(
    "The seller's desk: http://localhost:3000/desk (let a device in with `npm run desk -- link`)",
  );
});

test("a helper's device is not the owner's", async () => {
  const { store, link, openBrowser } = await openSignIn();
  await openBrowser().call("redeem", { code: await link("helper"), name: "Android" });
  expect(await deskLine({ ...inTerminal, store })).toContain("/desk/sign-in#");
});

test("a log never gets a link", async () => {
  const { store } = await openSignIn();
  const config = { publicOrigin: "https://shop.example" };
  expect(await deskLine({ ...inTerminal, store, config, isTerminal: false })).toBe(
    "The seller's desk: https://shop.example/desk (let a device in with `npm run desk -- link`)",
  );
});

test("a disk that is full does not keep the shop closed", async () => {
  const { store } = await openSignIn();
  const full = {
    ...store,
    addDeviceLink: () => Promise.reject(new StoreUnavailable("the disk is full")),
  };
  expect(await deskLine({ ...inTerminal, store: full })).toContain("npm run desk -- link");
});
