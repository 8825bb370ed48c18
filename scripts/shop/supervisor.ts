import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { nothingIfMissing } from "#server/store/files.ts";
import { type Home, hasSystemd } from "./home.ts";
import { runAs, type ShopUser } from "./shop-user.ts";

/** What starts and stops the server of a home. */
export interface Supervisor {
  /** Ends the server, if one runs, and starts that of `current`. Once begun it goes on, also if this process is killed. */
  readonly restart: () => Promise<void>;
  /** Ends the server and waits for its end. */
  readonly stop: () => Promise<void>;
  /** Whether the server runs, as opposed to having ended on its own. */
  readonly isRunning: () => Promise<boolean>;
  /** How to read the log of the server. */
  readonly logCommand: string;
}

export const unitName = "aris-gourmet";
export const unitFile = `/etc/systemd/system/${unitName}.service`;

/** The supervisor of a home: its unit of systemd, or where there is none, a plain process. */
export function supervisorOf(home: Home, user: ShopUser | undefined): Supervisor {
  return hasSystemd() && existsSync(unitFile) ? systemd : plainProcess(home, user);
}

const systemd: Supervisor = {
  restart: () => systemctl("restart"),
  stop: () => systemctl("stop"),
  isRunning: async () => {
    const { output } = await runAs(undefined, ["systemctl", "is-active", unitName]);
    return output.trim() === "active";
  },
  logCommand: `journalctl -u ${unitName} -n 50`,
};

async function systemctl(verb: "restart" | "stop"): Promise<void> {
  const { isOk, output } = await runAs(undefined, ["systemctl", verb, unitName]);
  if (!isOk) throw new OperatorProblem(`systemctl ${verb} ${unitName} failed: ${output.trim()}`);
}

/** Milliseconds that a server has for its end, which takes two seconds at most, before it is killed. */
const longestEnd = 20_000;

/**
 * A process without a supervisor: nothing starts it again after its end. A shell replaces it, so that a restart that was begun ends also if
 * the command that began it is killed.
 */
export function plainProcess(home: Home, user: ShopUser | undefined): Supervisor {
  const [pidFile, logFile] = [join(home.folder, "server.pid"), join(home.folder, "server.log")];
  const pid = async () => {
    const text = (await readFile(pidFile, "utf8").catch(nothingIfMissing)) ?? "";
    const id = Number(text);
    return Number.isInteger(id) && id > 1 && (await runsIn(home, id)) ? id : undefined;
  };
  const stop = async () => {
    const id = await pid();
    if (id === undefined) return;
    sendSignal(id, "SIGTERM");
    const until = performance.now() + longestEnd;
    while ((await pid()) === id) {
      if (performance.now() > until) sendSignal(id, "SIGKILL");
      await wait(20);
    }
  };
  const restart = async () => {
    const old = String((await pid()) ?? "");
    await using log = await open(logFile, "a", 0o600);
    const child = spawn(
      "/bin/sh",
      ["-c", replace, "sh", old, pidFile, ...serverCommand(home, user)],
      { cwd: home.folder, detached: true, stdio: ["ignore", log.fd, log.fd], env: serverEnv() },
    );
    await once(child, "spawn");
    child.unref();
    // Its own process id is in the file once the old server has ended.
    const until = performance.now() + longestEnd;
    while ((await pid()) !== child.pid && performance.now() < until) await wait(20);
  };
  const isRunning = async () => (await pid()) !== undefined;
  return { restart, stop, isRunning, logCommand: `tail -n 50 ${logFile}` };
}

/** Sends a signal to a process, which may have ended on its own meanwhile. */
export function sendSignal(id: number, signal: "SIGTERM" | "SIGKILL"): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** `$1` is the old server, `$2` the file of the process id, the rest the command of the new server, whose process this becomes. */
const replace = `
old=$1 file=$2; shift 2
alive() { [ -n "$old" ] && [ -r "/proc/$old/stat" ] && ! grep -q '^State:.Z' "/proc/$old/status" 2>/dev/null; }
if alive; then
  kill -TERM "$old" 2>/dev/null; tries=0
  while alive; do
    tries=$((tries + 1)); [ "$tries" -gt 400 ] && kill -KILL "$old" 2>/dev/null
    sleep 0.05
  done
fi
echo $$ > "$file.next" && mv "$file.next" "$file"
exec "$@"`;

function serverCommand(home: Home, user: ShopUser | undefined): readonly string[] {
  const release = join(home.folder, "current");
  const start = [
    join(release, "node_modules/node/bin/node"),
    "--import",
    join(release, "scripts/load-settings.ts"),
    join(release, "scripts/start.ts"),
  ];
  // `setpriv` becomes the server, with the same process id.
  return user === undefined
    ? start
    : ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups", ...start];
}

/** Settings come from the file only, as they do with systemd. */
function serverEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], LANG: "C.UTF-8" };
}

/** Milliseconds in which a process has become another program, also on a busy machine. */
const longestExec = 5_000;

/**
 * Whether a process is alive and one of the home: its number may be that of another one after a restart of the machine. While the shell
 * becomes the server its command is empty for a moment, as that of an ended process is: a server that starts has not ended.
 */
async function runsIn(home: Home, id: number): Promise<boolean> {
  const read = (name: string) => readFile(`/proc/${id}/${name}`, "utf8").catch(() => "");
  const until = performance.now() + longestExec;
  for (;;) {
    const command = await read("cmdline");
    if (command !== "") return command.includes(home.folder);
    const status = await read("status");
    if (status === "" || /^State:\s+[ZX]/mu.test(status)) return false;
    // Threads of the kernel have no command at all.
    if (performance.now() > until) return false;
    await wait(5);
  }
}
