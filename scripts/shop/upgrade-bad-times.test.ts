import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test, vi } from "vitest";
import { killEvenly, killProgram } from "#server/testing/kill-program.ts";
import { expectAllStored, placeOrders, postUntilPlaced } from "#server/testing/place-orders.ts";
import { mayMount, smallDisk } from "#server/testing/small-disk.ts";
import {
  addColumn,
  type Changes,
  endsAtStart,
  fillsDisk,
  marked,
  withMigration,
} from "./testing/changed-version.ts";
import { homeWithRelease } from "./testing/home-with-releases.ts";
import { homeDatabases, servingRelease, withStoreOfHome } from "./testing/upgrades.ts";

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
/** Milliseconds after which what a killed upgrade left at work hangs: a start has 120 s, and so has that of the way back. */
const longestFinish = 300_000;

test.for(homeDatabases)(
  "$name: an upgrade that is killed at any moment leaves a shop that serves, and is finished by the next one",
  {
    // A kill costs an upgrade, and so does whatever finishes some of them.
    timeout: 900_000 + inject("kills") * 60_000,
  },
  async ({ name, urlOf }, { annotate }) => {
    const home = await homeWithRelease({ databaseUrl: await urlOf() });
    const orders = placeOrders(() => [home.address], 1);
    await orders.more(3);
    const run = (source: string, killAfter?: number) =>
      killProgram({
        ...home.commandOf("upgrade", "--from", source),
        begins: "spawned",
        killAfter,
        // It also finishes what was killed before, and some versions do not work.
        mayFail: true,
      });
    /** Runs an upgrade to its end, after what a killed one left at work. */
    const finish = async (source: string) => {
      const until = performance.now() + longestFinish;
      for (;;) {
        const outcome = await home.shop("upgrade", "--from", source);
        const isOther = outcome.output.includes("another command is working");
        if (!isOther || performance.now() > until) return outcome;
        await wait(100);
      }
    };
    const version = (number: number, changes: Changes = {}) =>
      home.version({
        ...changes,
        "scripts/start.ts": (text) => `// Version ${String(number)}.\n${text}`,
      });
    let made = 0;
    const { took: whole } = await run(await version(made));
    // An upgrade that migrates takes longer than one that changes nothing: the kills are spread over the longest one.
    let longest = whole;
    const kills = inject("kills");
    const what = `upgrades on ${name}`;
    const found = await killEvenly({ kills, whole, what }, async (killAfter, kill) => {
      // Every third one would migrate the tables and then not work, so that some are killed on the way back.
      const isBroken = kill % 3 === 2;
      const source = await version(
        (made += 1),
        isBroken ? { ...withMigration(addColumn), ...endsAtStart } : {},
      );
      const before = await servingRelease(home);
      const killed = await run(source, (killAfter * longest) / whole);
      if (!killed.isKilled) longest = Math.max(longest, killed.took);
      const isSwitching = existsSync(join(home.folder, "upgrade.json"));
      const isSwitched = (await servingRelease(home)) !== before;
      const left = isSwitching ? "a switch to be finished" : isSwitched ? "the new" : "the old";
      // Without another command.
      await orders.more(3);
      // The others are finished or undone by the next upgrade, if it comes to that.
      if (killed.isKilled && (kill % 4 === 3 || kill === kills - 1)) {
        // Whole, so that a failure shows what was said.
        expect(await finish(source)).toEqual({ isOk: !isBroken, output: expect.any(String) });
        await orders.more(3);
        expect((await readdir(join(home.folder, "releases"))).length).toBeLessThanOrEqual(3);
      }
      return { ...killed, left };
    });
    const acknowledged = await orders.stop();
    await withStoreOfHome(home, (store) => expectAllStored(store, acknowledged));
    await annotate(`${found}; ${String(acknowledged.length)} acknowledged orders, none lost`);
  },
);

/** Disks that an upgrade may find full, each of which would also stop the orders of the version that serves. */
const disks = [
  { name: "releases", mebibytes: 200, leaves: 48 },
  { name: "data", mebibytes: 96, leaves: 26 },
];

test.for(mayMount() ? disks : [])(
  "an upgrade for which the disk of the $name has no space changes nothing, and the shop goes on taking orders",
  async ({ name, mebibytes, leaves }) => {
    const disk = await smallDisk(mebibytes);
    const place = join(disk.folder, "shop");
    await mkdir(place);
    const home = await homeWithRelease(name === "data" ? { data: place } : { folder: place });
    const source = await home.version(marked);
    // On a fast machine orders without a pause would take the space that is left before the upgrade looks at it.
    const orders = placeOrders(() => [home.address], 1, { pause: 200 });
    await orders.more(3);
    // Something else takes the space first; then only the last of it is gone, while the version is made.
    disk.fill(leaves);
    const refused = await home.shop("upgrade", "--from", source);
    expect(refused).toEqual({
      isOk: false,
      output: expect.stringMatching(
        /\nnothing was changed: the disk of \S+ has \d+ MB left, and an upgrade may need \d+ MB\n$/u,
      ),
    });
    await orders.more(3);
    expect(await servingRelease(home)).toBe("releases/0.1.0-first");
    expect(await readdir(join(home.folder, "releases"))).toEqual(["0.1.0-first"]);
    disk.clear();
    expect(await home.shop("upgrade", "--from", source)).toMatchObject({ isOk: true });
    const acknowledged = await orders.stop();
    await withStoreOfHome(home, (store) => expectAllStored(store, acknowledged));
  },
);

test.runIf(mayMount())(
  "a version that fills the disk and ends gives way to the previous one once there is space, with all orders",
  async () => {
    const disk = await smallDisk(160);
    const place = join(disk.folder, "shop");
    await mkdir(place);
    const home = await homeWithRelease({ data: place });
    const order = await postUntilPlaced(home.address, "kept");
    const filling = await home.version({ ...withMigration(addColumn), ...fillsDisk(disk.ballast) });
    expect(await home.shop("upgrade", "--from", filling)).toEqual({
      isOk: false,
      output: expect.stringMatching(
        / and the earlier data cannot be restored, which the next command tries again: [^\n]*ENOSPC[^\n]*\n$/u,
      ),
    });
    disk.clear();
    const source = await home.version(marked);
    const finished = await home.shop("upgrade", "--from", source);
    expect(finished.output).toMatch(/0\.1\.0-first serves again, with all orders/u);
    // The command was of the version that is removed.
    expect(finished.output).toMatch(/\nRepeat the command: [^\n]+\n$/u);
    expect(await postUntilPlaced(home.address, "kept")).toBe(order);
    const next = await home.shop("upgrade", "--from", source);
    expect(next).toEqual({ isOk: true, output: expect.stringContaining(" serves: ready, a page") });
    expect(await postUntilPlaced(home.address, "kept")).toBe(order);
  },
);
