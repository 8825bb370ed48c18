import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { expectAllStored, placeOrders, postUntilPlaced } from "#server/testing/place-orders.ts";
import {
  addColumn,
  endsAfterSaving,
  endsAtStart,
  marked,
  saysReedy,
  withMigration,
} from "./testing/changed-version.ts";
import { homeWithRelease } from "./testing/home-with-releases.ts";
import { homeDatabases, servingRelease, withStoreOfHome } from "./testing/upgrades.ts";

// Each upgrade starts about ten processes, and builds what differs.
vi.setConfig({ testTimeout: 900_000 });

test.for(homeDatabases)(
  "$name: an upgrade and the way back lose nothing that is acknowledged meanwhile",
  async ({ urlOf }) => {
    const home = await homeWithRelease({ databaseUrl: await urlOf() });
    const orders = placeOrders(() => [home.address], 2);
    await orders.more(10);
    const section = "## [99.0.0] - 2099-01-31\n\n### Added\n\n- Warm\n  soup.\n\n";
    const source = await home.version({
      ...marked,
      "CHANGELOG.md": (text) => text.replace(/^(?=## \[1\.0\.0\])/mu, section),
    });
    const upgraded = await home.shop("upgrade", "--from", source);
    expect(upgraded).toEqual({
      isOk: true,
      output: expect.stringContaining(" serves: ready, a page"),
    });
    expect(upgraded.output).toContain(
      "\nWhat is new since 0.1.0-first:\n99.0.0 - 2099-01-31\nAdded\n- Warm soup.\n\nBacked up to ",
    );
    const name = await servingRelease(home);
    expect(name).toMatch(/^releases\/\d+\.\d+\.\d+-[0-9a-f]{8}$/u);
    await orders.more(10);
    expect(await home.shop("upgrade", "--from", source)).toEqual({
      isOk: true,
      output: expect.stringMatching(/serves already/u),
    });
    expect(await home.shop("back")).toMatchObject({ isOk: true });
    expect(await servingRelease(home)).toBe("releases/0.1.0-first");
    await orders.more(10);
    const acknowledged = await orders.stop();
    await withStoreOfHome(home, (store) => expectAllStored(store, acknowledged));
    // Going forward again needs no build.
    expect((await home.shop("upgrade", "--from", source)).output).not.toContain("Installed");
    expect(await servingRelease(home)).toBe(name);
  },
);

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
      await home.version(withMigration(`${addColumn} throw new Error("no soup");`)),
      "the version does not work: ",
    ],
    [
      await home.version(saysReedy),
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

test.for(homeDatabases)(
  "$name: a version that passes the trial and then fails gives way to the previous one and its data, unless something was stored since",
  async ({ urlOf }) => {
    const home = await homeWithRelease({ databaseUrl: await urlOf() });
    const order = await postUntilPlaced(home.address, "kept");
    const migrated = withMigration(addColumn);
    const failing = await home.version({ ...migrated, ...endsAtStart });
    const { isOk, output } = await home.shop("upgrade", "--from", failing);
    expect({ isOk, output }).toMatchObject({ isOk: false });
    expect(output).toMatch(/does not work: its server ended .* 0\.1\.0-first serves again, with/u);
    expect(await servingRelease(home)).toBe("releases/0.1.0-first");
    expect(await postUntilPlaced(home.address, "kept")).toBe(order);

    const saving = await home.version({ ...migrated, ...endsAfterSaving });
    const kept = await home.shop("upgrade", "--from", saving);
    expect(kept).toMatchObject({ isOk: false });
    expect(kept.output).toMatch(
      /It stays all the same: it migrated the tables, orders or presses/u,
    );
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
  },
);
