import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { runTool, type ToolOutcome } from "#scripts/run-tool.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** What a server of Debian has beside the smallest system, and what the README has its reader install. */
const packages = ["systemd", "systemd-sysv", "dbus", "sudo", "ca-certificates", "procps"];
const name = "debian";
const documented = ["npm", "git", "libatomic1"];
/** The certificate authorities that the machine of the test trusts, and one of the test's own. */
const authorities = "/etc/ssl/authorities-of-test.pem";

/** A system of Debian's own packages, which systemd runs. It has the network of this machine, and a disk of its own. */
export interface FreshDebian {
  /** Runs a command as root and never rejects. */
  readonly run: (command: string) => Promise<ToolOutcome>;
  /** Runs a command as root, and gives what it said. Throws that if the command fails. */
  readonly must: (command: string) => Promise<string>;
  readonly write: (path: string, text: string, mode?: number) => Promise<void>;
  /** Where its root folder is on this machine. */
  readonly folder: string;
  /** Ends all its processes at once, and starts it again. */
  readonly cutPower: () => Promise<void>;
}

/**
 * Makes a Debian system from nothing and boots it for the running test, which takes minutes and needs root, `debootstrap` and `systemd-nspawn`.
 * `hosts` lead to this machine; `authority` is a certificate (PEM) that its programs of Node trust.
 */
export async function freshDebian({
  hosts,
  authority,
}: {
  readonly hosts: readonly string[];
  readonly authority: string;
}): Promise<FreshDebian> {
  // A file system in memory may have no devices.
  const folder = await temporaryFolder("/var/tmp");
  // Its users read it.
  await chmod(folder, 0o755);
  const write = async (path: string, text: string, mode = 0o644) => {
    await writeFile(join(folder, path), text, { mode });
    await chmod(join(folder, path), mode);
  };
  const release = /^VERSION_CODENAME=(.*)$/mu.exec(await readFile("/etc/os-release", "utf8"))?.[1];
  const made = await runTool([
    "debootstrap",
    "--variant=minbase",
    `--include=${packages.join(",")}`,
    release ?? "stable",
    folder,
  ]);
  if (!made.isOk) throw new Error(`no Debian was made: ${made.output}`);
  await write("/etc/hostname", `${name}\n`);
  const names = ["localhost", name, ...hosts].map((host) => `127.0.0.1\t${host}\n`);
  await write("/etc/hosts", `${names.join("")}::1\tlocalhost\n`);
  const trusted = await readFile("/etc/ssl/certs/ca-certificates.crt", "utf8");
  await write(authorities, `${trusted}\n${authority}`);
  await write("/etc/sudoers.d/authorities", 'Defaults env_keep += "NODE_EXTRA_CA_CERTS"\n', 0o440);

  let machine = await boot(folder);
  onTestFinished(() => machine.end());
  const run = (command: string) => runIn(machine.leader, command);
  const must = async (command: string) => {
    const { isOk, output } = await run(command);
    if (!isOk) throw new Error(`${command}: ${output}`);
    return output;
  };
  await must("apt-get update -qq");
  await must(`apt-get install -qq -y ${documented.join(" ")}`);
  return {
    run,
    must,
    write,
    folder,
    cutPower: async () => {
      await machine.end();
      machine = await boot(folder);
    },
  };
}

/** Boots a system, and waits until it runs. */
async function boot(folder: string) {
  const options = ["--quiet", "--register=no", "--keep-unit", "--console=pipe", "--boot"];
  const network = "--resolv-conf=copy-host";
  const child = spawn("systemd-nspawn", [...options, network, `--directory=${folder}`], {
    stdio: "ignore",
  });
  const ended = once(child, "close");
  for (;;) {
    if (child.exitCode !== null) throw new Error("systemd-nspawn ended at its start");
    const leader = (await runTool(["pgrep", `--parent=${String(child.pid)}`])).output.trim();
    const end = async () => {
      // All processes of a system end with its first one, but not with the one that began it.
      process.kill(Number(leader), "SIGKILL");
      await ended;
    };
    const state = leader === "" ? undefined : await runIn(leader, "systemctl is-system-running");
    if (state?.output.trim() === "running") return { leader, end };
    await wait(100);
  }
}

/** Runs a command as root in the system whose first process has an id. */
function runIn(leader: string, command: string): Promise<ToolOutcome> {
  const inside = `--target=${leader} --mount --uts --ipc --pid --cgroup --root`.split(" ");
  const env = [
    "HOME=/root",
    "LANG=C.UTF-8",
    "DEBIAN_FRONTEND=noninteractive",
    "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    `NODE_EXTRA_CA_CERTS=${authorities}`,
  ];
  const clean = ["env", "--ignore-environment", "--chdir=/root", ...env];
  return runTool(["nsenter", ...inside, "--", ...clean, "/bin/sh", "-c", command]);
}
