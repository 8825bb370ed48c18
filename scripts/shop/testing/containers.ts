import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { root } from "#scripts/root.ts";
import { runTool } from "#scripts/run-tool.ts";
import { isOfVersion } from "#scripts/shop/fetch-source.ts";
import { deployText } from "#scripts/shop/install-step.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { type Changes, changeVersion } from "./changed-version.ts";

/** Images of this machine, and containers of deploy/compose.yaml, both in a folder of the running test. */
export interface Containers {
  /** Builds deploy/Containerfile from this checkout with changes, and gives it a name. */
  readonly build: (name: string, changes: Changes) => Promise<void>;
  /** Writes the settings of the services, with the image of a name. */
  readonly configure: (name: string, settings: Readonly<Record<string, string>>) => Promise<void>;
  /** Runs podman-compose with words that docs/operations.md has, `…` standing for some of them, and gives what it said. */
  readonly compose: (words: string, instead?: string) => Promise<string>;
  /** Runs podman, and gives what it said. Throws that if it fails. */
  readonly podman: (...args: string[]) => Promise<string>;
  /** What would be run for a shop in PostgreSQL. */
  readonly withPostgres: () => Promise<string>;
  /** The containers of the services. */
  readonly shop: string;
  readonly caddy: string;
}

/** What a base image must have; the official one of Node has it. */
const packages = ["npm", "libatomic1"];
const authorities = "/etc/ssl/authorities-of-test.pem";
/** Kernels that refuse to raise limits run containers with these. */
const engine = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
runtime = "runc"
`;

/** Makes base images of Debian for podman, which takes minutes and needs root. */
export async function openContainers(): Promise<Containers> {
  // A file system in memory may have no devices.
  const folder = await temporaryFolder("/var/tmp");
  const storage = `[storage]\ndriver = "overlay"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`;
  await writeFile(join(folder, "storage.conf"), storage);
  await writeFile(join(folder, "containers.conf"), engine);
  const env = {
    CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
    CONTAINERS_CONF: join(folder, "containers.conf"),
    DEBIAN_FRONTEND: "noninteractive",
  };
  const must = async (command: readonly string[], cwd = folder) => {
    const { isOk, output } = await runTool(command, { cwd, env });
    if (!isOk) throw new Error(`${command.join(" ")}: ${output}`);
    return output;
  };
  const podman = (...args: string[]) => must(["podman", ...args]);
  const project = `shop${String(process.pid)}`;
  onTestFinished(async () => {
    await podman("rm", "--all", "--force", "--volumes");
    await podman("network", "rm", "--force", `${project}_default`);
    await runTool(["umount", join(folder, "graph/overlay")]);
  });

  const operations = await readFile(new URL("docs/operations.md", root), "utf8");
  await baseImage(folder, must);
  const compose = join(folder, project);
  await mkdir(compose);
  const files = ["compose.yaml", "compose.postgres.yaml"];
  for (const file of [...files, "Caddyfile"])
    await writeFile(join(compose, file), await deployText(file));
  return {
    podman,
    shop: `${project}_shop_1`,
    caddy: `${project}_caddy_1`,
    withPostgres: () => {
      const read = files.map((file) => `--file=${file}`);
      return must(["podman-compose", "--dry-run", ...read, "up", "--detach"], compose);
    },
    build: async (name, changes) => {
      const version = join(folder, name);
      await cp(root, version, {
        recursive: true,
        filter: (path) => isOfVersion(relative(fileURLToPath(root), path)),
      });
      await changeVersion(version, changes);
      // As the operator has it; no image may.
      await writeFile(join(version, "deploy/.env"), "POSTGRES_PASSWORD=secret\n");
      const file = join(version, "deploy/Containerfile");
      const base = "BASE=localhost/base";
      const options = ["--network=host", `--build-arg=${base}`, `--file=${file}`];
      await podman("build", ...options, `--tag=localhost/${name}`, version);
    },
    configure: async (name, settings) => {
      const all = { ...settings, SHOP_IMAGE: `localhost/${name}`, CADDY_IMAGE: "localhost/caddy" };
      const lines = Object.entries(all).map(([key, value]) => `${key}=${value}\n`);
      const example = await readFile(new URL(".env.example", root), "utf8");
      await writeFile(join(compose, ".env"), `${example}\n${lines.join("")}`);
    },
    compose: (words, instead = "") => {
      const documented = `podman-compose --file deploy/compose.yaml ${words}`;
      if (!operations.includes(documented)) throw new Error(`not documented: ${documented}`);
      return must(["podman-compose", ...words.replace("…", instead).split(" ")], compose);
    },
  };
}

/** Makes `localhost/base`, and `localhost/caddy` from it. */
async function baseImage(
  folder: string,
  must: (command: readonly string[]) => Promise<string>,
): Promise<void> {
  const system = join(folder, "base");
  const release = /^VERSION_CODENAME=(.*)$/mu.exec(await readFile("/etc/os-release", "utf8"))?.[1];
  await must([
    "debootstrap",
    "--variant=minbase",
    "--include=ca-certificates",
    release ?? "stable",
    system,
  ]);
  const trusted = await readFile("/etc/ssl/certs/ca-certificates.crt", "utf8");
  await writeFile(join(system, authorities), trusted);
  await cp("/etc/resolv.conf", join(system, "etc/resolv.conf"));
  const inSystem = (...command: string[]) => must(["chroot", system, ...command]);
  await inSystem("apt-get", "update", "-qq");
  const install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"];
  await inSystem(...install, ...packages);
  const image = async (name: string, ...changes: string[]) => {
    const archive = join(folder, `${name}.tar`);
    await must(["tar", "--create", `--file=${archive}`, `--directory=${system}`, "."]);
    const all = changes.map((change) => `--change=${change}`);
    await must(["podman", "import", "--quiet", ...all, archive, `localhost/${name}`]);
  };
  await image("base", `ENV NODE_EXTRA_CA_CERTS=${authorities}`);
  await inSystem(...install, "caddy");
  await image(
    "caddy",
    "ENV XDG_DATA_HOME=/data",
    'CMD ["caddy","run","--config","/etc/caddy/Caddyfile","--adapter","caddyfile"]',
  );
}
