import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { projectRoot } from "#server/config/project-root.ts";
import { serverProgram } from "#server/main/server-program.ts";

export interface SpawnOptions {
  /** The program; the server as `npm start` runs it unless another one is given, which must write its address on standard output. */
  readonly program?: URL;
  readonly args?: readonly string[];
  /** Whether it is the first of a process group of its own, whose id is its process id. */
  readonly hasOwnGroup?: boolean;
  /** Where its log goes instead of to `log`: a file descriptor, or a pipe that nobody reads. */
  readonly logTo?: number | "unread pipe";
}

/** A shop in a process of its own. Disposing of it kills it. */
export interface SpawnedShop extends AsyncDisposable {
  /** Without a slash at its end; it stays the same when the shop is started again. */
  readonly address: string;
  /** Sends a signal, SIGKILL unless another one is given, and waits for the end. Gives the exit code, null if a signal ended it. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Starts it again after its end, with the same settings, at the same address. */
  readonly startAgain: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** What it said of its database at its last start: the line before the one with its address. */
  readonly aboutDatabase: () => string;
  /** Its process id, which changes when it is started again. */
  readonly pid: () => number;
  /** What it has written on standard error so far, in all its starts. */
  readonly log: () => string;
  /** The next line of its standard output after the one with its address. */
  readonly nextLine: () => Promise<string>;
}

/** Found out once: reading all sources takes longer than a test should. */
let asNpmStart: URL | undefined;
const endWithParent = fileURLToPath(new URL("server/testing/end-with-parent.ts", projectRoot));
/** The settings of a shop in tests that name no others: on a free port of this machine, without limits. */
export const settingsOfTests = {
  HOST: "127.0.0.1",
  PORT: "0",
  CALLS_PER_MINUTE: "0",
  ORDERS_PER_HOUR: "0",
  LOG_LEVEL: "error",
};
const defaults = {
  // As `npm start` does: reading and compiling the code takes a third of the processor time of a start.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/compiled", projectRoot)),
  ...settingsOfTests,
};

/**
 * Starts the server in a process of its own, with the site as it was built last, and waits until it listens: on a free port
 * unless the settings name one. Its environment is `settings` and defaults for tests, so that no database of the machine's user
 * is touched. It ends with the process that started it, even if that one is killed. For tests, benches and e2e.
 * Throws an error with the log if it ends before it listens.
 */
export async function spawnShop(
  settings: Readonly<Record<string, string>>,
  {
    program = (asNpmStart ??=
      serverProgram()),
    args = [],
    hasOwnGroup = false,
    logTo,
  }: SpawnOptions = {},
): Promise<SpawnedShop> {
  let log = "";
  const start = (port: Readonly<Record<string, string>> = {}) => {
    const child = spawn(
      process.execPath,
      ["--import", endWithParent, fileURLToPath(program), ...args],
      {
        env: { ...defaults, ...settings, ...port },
        detached: hasOwnGroup,
        stdio: ["ignore", "pipe", typeof logTo === "number" ? logTo : "pipe", "ipc"],
      },
    );
    if (logTo === undefined)
      child.stderr?.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
    // A pipe that was never read would not close.
    else child.once("exit", () => child.stderr?.destroy());
    return untilOpen(child, () => log);
  };
  let shop = await start();
  const { address } = shop;
  return {
    address,
    kill: (signal = "SIGKILL") => shop.end(signal),
    startAgain: async () => {
      await shop.end("SIGKILL");
      shop = await start({ PORT: new URL(address).port });
    },
    isRunning: () => shop.isRunning(),
    aboutDatabase: () => shop.aboutDatabase,
    pid: () => shop.pid,
    log: () => log,
    nextLine: () => shop.nextLine(),
    [Symbol.asyncDispose]: async () => void (await shop.end("SIGKILL")),
  };
}

async function untilOpen(child: ChildProcess, log: () => string) {
  const { pid, stdout } = child;
  if (pid === undefined || stdout === null) throw new Error("the shop was not spawned");
  const closed = once(child, "close") as Promise<[number | null]>;
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) child.kill(signal);
    return (await closed)[0];
  };
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done === true)
      throw new Error(`the shop ended with code ${String(await end("SIGKILL"))}: ${log()}`);
    return value;
  };
  let aboutDatabase = "";
  for (;;) {
    const line = await nextLine();
    const address = /https?:\/\/\S+$/u.exec(line)?.[0];
    if (address !== undefined) return { address, aboutDatabase, pid, end, isRunning, nextLine };
    aboutDatabase = line;
  }
}
