import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test, vi } from "vitest";
import { openStore } from "#server/main/open-store.ts";
import { expectAllStored, placeOrders, postUntilPlaced } from "#server/testing/place-orders.ts";
import { type Changes, type HomeUnderTest, homeWithRelease } from "./testing/home-with-releases.ts";

declare module "vitest" {
  // As vitest.config.ts gives it.
  interface ProvidedContext {
    readonly fuzzCases: number;
    readonly kills: number;
    readonly year: number;
  }
}

// Each upgrade starts about ten processes, and builds what differs.
vi.setConfig({ testTimeout: 900_000 });

/** One migration more. */
const withMigration = (change: string): Changes => ({
  "server/store/migrations/migrations.ts": (text) =>
    text.replace(
      /"0013-.*\n/u,
      (line) => `${line}  "0099-later": async (database) => { ${change} },\n`,
    ),
});
const addTable = 'await database.schema.createTable("later").addColumn("a", "text").execute();';
const marked: Changes = { "server/main/main.ts": (text) => `// Another version.\n${text}` };
/** It answers nothing: its process ends once it has opened the database, as a fault that only shows in earnest. */
const endsAtStart = {
  "server/main/main.ts": (text: string) =>
    text.replace("const address = await shop.open(releasePort);", "process.exit(1);"),
};

/** As `endsAtStart`, after it has taken something that the seller saves. */
const endsAfterSaving = {
  "server/main/main.ts": (text: string) =>
    text.replace(
      "const address = await shop.open(releasePort);",
      `const { version, catalogue } = await shop.store.currentCatalogue();
      await shop.store.saveCatalogue({ catalogue, after: version, savedAt: Date.now() });
      process.exit(1);`,
    ),
};

const servingRelease = (home: HomeUnderTest) => readlink(join(home.folder, "current"));

async function withStore<Result>(
  { data }: HomeUnderTest,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataFolder: data, databaseUrl: undefined });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test("an upgrade and the way back lose nothing that is acknowledged meanwhile", async () => {
  const home = await homeWithRelease();
  const orders = placeOrders(() => [home.address], 2);
  await orders.more(10);
  const source = await home.version(marked);
  const upgraded = await home.shop("upgrade", "--from", source);
  expect(upgraded).toEqual({
    isOk: true,
    output: expect.stringContaining(" serves: ready, a page"),
  });
  const name = await servingRelease(home);
  expect(name).toMatch(/^releases\/0\.1\.0-[0-9a-f]{8}$/u);
  await orders.more(10);
  expect(await home.shop("upgrade", "--from", source)).toEqual({
    isOk: true,
    output: expect.stringMatching(/serves already/u),
  });
  expect(await home.shop("back")).toMatchObject({ isOk: true });
  expect(await servingRelease(home)).toBe("releases/0.1.0-first");
  await orders.more(10);
  const acknowledged = await orders.stop();
  await withStore(home, (store) => expectAllStored(store, acknowledged));
  // Going forward again needs no build.
  expect((await home.shop("upgrade", "--from", source)).output).not.toContain("Installed");
  expect(await servingRelease(home)).toBe(name);
});

test("what cannot be fetched, installed, built or migrated changes nothing, and one line says why", async () => {
  const home = await homeWithRelease();
  const order = await postUntilPlaced(home.address, "kept");
  for (const [source, why] of [
    [join(home.folder, "nowhere"), "nowhere cannot be fetched: fatal: "],
    [home.data, "data is not a version of this shop"],
    [
      await home.version({ "no-network": () => "" }),
      "the packages cannot be installed: npm error network request failed",
    ],
    [
      await home.version({ "site/entry-client.tsx": (text) => `${text}\nimport "./soup";\n` }),
      "the version cannot be built: error: these sources were not built",
    ],
    [
      await home.version(withMigration(`${addTable} throw new Error("no soup");`)),
      "the version does not work: ",
    ],
    [
      await home.version({ "server/http/health.ts": (text) => text.replace('"ready', '"reedy') }),
      "the version does not work: whether it can take orders (/ready) is not what it must be",
    ],
  ] as const) {
    const { isOk, output } = await home.shop("upgrade", "--from", source);
    const said = output.trim().split("\n").at(-1);
    expect({ isOk, said }).toEqual({ isOk: false, said: expect.stringContaining(why) });
    expect(output).not.toMatch(/^ +at /mu);
    expect(await servingRelease(home)).toBe("releases/0.1.0-first");
    expect(await postUntilPlaced(home.address, "kept")).toBe(order);
  }
});

test("a version that only fails in earnest gives way to the one of before and its data, unless something was stored since", async () => {
  const home = await homeWithRelease();
  const order = await postUntilPlaced(home.address, "kept");
  const migrated = withMigration(addTable);
  const failing = await home.version({ ...migrated, ...endsAtStart });
  const { isOk, output } = await home.shop("upgrade", "--from", failing);
  expect({ isOk, output }).toMatchObject({ isOk: false });
  expect(output).toMatch(/does not work: its server ended .* 0\.1\.0-first serves again, with/u);
  expect(await servingRelease(home)).toBe("releases/0.1.0-first");
  expect(await postUntilPlaced(home.address, "kept")).toBe(order);

  const saving = await home.version({ ...migrated, ...endsAfterSaving });
  const kept = await home.shop("upgrade", "--from", saving);
  expect(kept).toMatchObject({ isOk: false });
  expect(kept.output).toMatch(/It stays all the same: it migrated the tables, orders or presses/u);
  const [saved, mended] = [await servingRelease(home), await home.version(migrated)];
  const mending = await home.shop("upgrade", "--from", mended);
  expect(mending).toEqual({ isOk: true, output: expect.stringContaining(" serves: ready") });
  expect(await postUntilPlaced(home.address, "kept")).toBe(order);
  await rm(join(home.folder, saved), { recursive: true });
  expect(await home.shop("back")).toEqual({
    isOk: false,
    output: expect.stringMatching(/^0\.1\.0-first cannot read the data any more, so [^\n]*\n$/u),
  });
  expect(await postUntilPlaced(home.address, "kept")).toBe(order);
});

test("an upgrade that is killed at any moment leaves a shop that serves, and is finished by the next one", async () => {
  const home = await homeWithRelease();
  const orders = placeOrders(() => [home.address], 1);
  await orders.more(3);
  const run = async (source: string, killAfter?: number) => {
    const { command, env } = home.commandOf("upgrade", "--from", source);
    const [program, ...args] = command;
    const child = spawn(program, args, { env, stdio: "ignore" });
    const ended = once(child, "close");
    const start = performance.now();
    if (killAfter !== undefined) {
      await wait(killAfter);
      child.kill("SIGKILL");
    }
    await ended;
    return performance.now() - start;
  };
  const version = (number: number) =>
    home.version({ "server/main/main.ts": (text) => `// Version ${String(number)}.\n${text}` });
  const whole = await run(await version(0));
  // A kill costs two upgrades.
  const kills = Math.ceil(inject("kills") / 2);
  for (let kill = 0; kill < kills; kill += 1) {
    const source = await version(kill + 1);
    await run(source, (whole * (kill + 0.5)) / kills);
    // Without another command.
    await orders.more(3);
    const { isOk, output } = await home.shop("upgrade", "--from", source);
    expect({ isOk, output }).toMatchObject({ isOk: true });
    await orders.more(3);
    expect(await readdir(join(home.folder, "releases"))).toHaveLength(3);
  }
  const acknowledged = await orders.stop();
  await withStore(home, (store) => expectAllStored(store, acknowledged));
});
