import { execFile } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyPostgresPrograms } from "./postgres-programs.ts";

export interface Postgres {
  /** Where a client reaches it: a socket in a folder, so that there is no port to be taken. */
  readonly socketFolder: string;
  /** Ends every connection, `immediate` as a crash does, and starts again. Fulfilled when it takes connections. */
  readonly restart: (mode: "fast" | "immediate") => Promise<void>;
  /** Ends it, as a crash does. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and removes all it had. */
  readonly remove: () => Promise<void>;
}

/** Starts a real PostgreSQL on an empty folder of its own, with `fsync` on. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  await chmod(folder, 0o755);
  const { initdb, pgCtl, user } = copyPostgresPrograms(join(folder, "programs"));
  const own = join(folder, "own");
  await mkdir(own, { mode: 0o755 });
  if (user !== undefined) await chown(own, user.uid, user.gid);
  const [data, log] = [join(own, "data"), join(own, "log")];

  const run = async (program: string, args: readonly string[]) => {
    try {
      await execute(program, args, { ...user, cwd: own });
    } catch (error) {
      const lines = await readFile(log, "utf8").catch(() => "");
      throw new Error(`${program} failed:\n${lines}`, { cause: error });
    }
  };
  const control = (...args: readonly string[]) => run(pgCtl, [...args, "-w", "-s", "-D", data]);
  const settings = `-k '${own}' -c listen_addresses='' -c fsync=on -c max_connections=200`;
  const start = () => control("start", "-l", log, "-o", settings);

  const fitted = ["-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C"];
  // What is made now is gone with the tests: only what they write themselves has to reach the disk.
  await run(initdb, ["-D", data, ...fitted, "--no-sync", "--no-instructions"]);
  await start();
  return {
    socketFolder: own,
    start,
    restart: async (mode) => {
      await control("stop", "-m", mode);
      await start();
    },
    crash: () => control("stop", "-m", "immediate"),
    remove: async () => {
      await control("stop", "-m", "immediate").catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const execute = promisify(execFile);
