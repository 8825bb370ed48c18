import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/main/open-store.ts";
import { hashOfCode } from "#server/seller/session/device-link.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { runHere } from "./run-here.ts";
import { runTool } from "./run-tool.ts";

let folder: string;
let store: Store;

const desk = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runHere(["scripts/desk.ts", ...args], { DATA_DIR: folder, ...env });

beforeEach(async () => {
  folder = await temporaryFolder();
  store = await openStore({ dataFolder: folder, databaseUrl: undefined });
  onTestFinished(() => store.close());
});

async function letIn(output: string) {
  const code = /#([\w-]{22})$/mu.exec(output)?.[1] ?? "";
  const session = { sessionHash: "session", name: "iPhone", at: Date.now() };
  return store.redeemDeviceLink({ codeHash: hashOfCode(code), ...session });
}

test("a link lets in the owner's device, which is listed and revoked", async () => {
  const env = { DATA_DIR: folder, PUBLIC_URL: "https://shop.example" };
  const { output } = await runTool(["node", "scripts/desk.ts", "link"], { env });
  expect(output).toMatch(/^https:\/\/shop\.example\/desk\/sign-in#[\w-]{22}$/mu);
  expect(output).toMatch(/[█▀▄]{20}/u);
  expect(await letIn(output)).toMatchObject({ kind: "linked", device: { role: "owner" } });
  expect((await desk(["devices"])).output).toMatch(
    /^1: owner, iPhone, active, last seen [0-9T:-]{16}Z, ends [0-9T:-]{16}Z\n$/u,
  );
  expect((await desk(["revoke", "1"])).output).toBe(
    "device 1 is revoked: it is out at its next call\n",
  );
  expect((await desk(["devices"])).output).toContain("1: owner, iPhone, revoked, ");
  const again = await desk(["revoke", "1"]);
  expect(again).toMatchObject({ isOk: false });
  expect(again.output).toContain("there is no device 1 that could be revoked");
});

test("without PUBLIC_URL the link is for this machine, and no code for phones is shown", async () => {
  const { output } = await desk(["link"], { PORT: "3100" });
  expect(output).toMatch(/^http:\/\/localhost:3100\/desk\/sign-in#[\w-]{22}$/mu);
  expect(output).not.toMatch(/[█▀▄]/u);
});

test.each([[], ["link", "now"], ["revoke"], ["revoke", "me"], ["open"]])(
  "a command that does not exist is refused: %j %j",
  async (...args) => {
    const { isOk, output } = await desk(args.filter((each) => each !== undefined));
    expect(isOk).toBe(false);
    expect(output).toMatch(/npm run desk|is not the id/u);
  },
);
