import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { freePort } from "#server/testing/free-port.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { currentRelease, finishRelease, homeIn, switchTo } from "./home.ts";
import { beginSwitch, finishInterrupted } from "./switch-release.ts";
import type { InstalledShop } from "./with-home.ts";

/** Runs no program: it says what `orders.ts` says of tables that are migrated, and does what `restore.ts` does to them. */
const node = (tables: string, said: string, refuses: string) => `#!/bin/sh
echo "$3" >> '${said}'
case "$3" in
  */orders.ts) [ ! -e '${tables}' ] || { ${refuses}; } ;;
  */data-of-before.ts) echo "a backup" ;;
  */restore.ts) rm '${tables}' ;;
esac
`;

test.for([
  { how: "by its exit status", refuses: "exit 3" },
  {
    how: "as releases from before that status",
    refuses: 'echo "its tables are those of a later version"; exit 1',
  },
])(
  "a migration that is committed while a version that does not work is stopped is undone before the previous version starts, which refuses the data $how",
  async ({ refuses }) => {
    const home = homeIn(await temporaryFolder());
    const [tables, said] = [join(home.folder, "migrated"), join(home.folder, "said")];
    const make = async (name: string, builtAt: number) => {
      const program = join(home.releases, name, "node_modules/node/bin/node");
      await mkdir(dirname(program), { recursive: true });
      await writeFile(program, node(tables, said, refuses), { mode: 0o755 });
      return finishRelease(home, name, builtAt);
    };
    const [before, failing] = [await make("before", 1), await make("failing", 2)];
    await switchTo(home, before);
    const started: string[] = [];
    let isMigrating = false;
    const stop = async () => {
      if (isMigrating) await writeFile(tables, "");
      isMigrating = false;
    };
    const shop: InstalledShop = {
      home,
      config: readConfig({ PORT: String(await freePort()), HOST: "127.0.0.1" }),
      settings: {},
      user: undefined,
      supervisor: {
        stop,
        restart: async () => {
          await stop();
          const { name = "" } = (await currentRelease(home)) ?? {};
          isMigrating = name === failing.name;
          started.push(existsSync(tables) ? `${name}, which cannot read the data` : name);
        },
        isRunning: () => Promise.resolve(false),
        logCommand: "the log",
      },
    };

    await beginSwitch(shop, failing);
    await expect(finishInterrupted(shop, () => {})).rejects.toThrow("failing does not work: ");
    expect(started).toEqual(["failing", "before"]);
    const programs = (await readFile(said, "utf8")).trim().split("\n");
    expect(programs.map((path) => path.slice(home.releases.length))).toEqual([
      "/before/scripts/orders.ts",
      "/failing/scripts/shop/data-of-before.ts",
      "/failing/scripts/restore.ts",
    ]);
  },
);
