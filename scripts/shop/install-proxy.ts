import { readFile, symlink } from "node:fs/promises";
import { nothingIfMissing } from "#server/store/files.ts";
import { must } from "./fetch-source.ts";
import { hasSystemd, writeDurably } from "./home.ts";
import type { InstallPlan } from "./install-plan.ts";
import { deployText, exists, type InstallStep } from "./install-step.ts";
import { runAs } from "./shop-user.ts";

interface ProxyProgram {
  readonly program: string;
  /** Debian's package. */
  readonly debian: string;
  readonly file: string;
  readonly text: (plan: InstallPlan) => Promise<string>;
  /** Lets the program read the file, and gives the command that checks all its files. */
  readonly include: () => Promise<void>;
  readonly isIncluded: () => Promise<boolean>;
  readonly check: readonly string[];
}

const caddyfile = "/etc/caddy/Caddyfile";
const caddyImport = "import /etc/caddy/aris-gourmet.caddy";
const nginxLink = "/etc/nginx/sites-enabled/aris-gourmet";
const nginxFile = "/etc/nginx/sites-available/aris-gourmet";

const programs: Readonly<Record<"caddy" | "nginx", ProxyProgram>> = {
  caddy: {
    program: "/usr/bin/caddy",
    debian: "caddy",
    file: "/etc/caddy/aris-gourmet.caddy",
    text: async (plan) => withShop(await deployText("Caddyfile"), plan),
    isIncluded: async () => ((await textOf(caddyfile)) ?? "").includes(caddyImport),
    include: async () => {
      const text = (await textOf(caddyfile)) ?? "";
      await writeDurably(caddyfile, `${text.trimEnd()}\n\n${caddyImport}\n`);
    },
    check: ["caddy", "validate", "--adapter", "caddyfile", "--config", caddyfile],
  },
  nginx: {
    program: "/usr/sbin/nginx",
    debian: "nginx-light",
    file: nginxFile,
    text: async (plan) =>
      withShop(await deployText("nginx.conf"), plan)
        .replace(/^\tssl_certificate .*$/mu, `\tssl_certificate ${plan.certificate};`)
        .replace(/^\tssl_certificate_key .*$/mu, `\tssl_certificate_key ${plan.key};`),
    isIncluded: () => exists(nginxLink),
    include: () => symlink(nginxFile, nginxLink),
    check: ["nginx", "-t", "-q"],
  },
};

const textOf = (file: string) => readFile(file, "utf8").catch(nothingIfMissing);

function withShop(text: string, { host, port }: InstallPlan): string {
  // compose.yaml sets such values by the environment.
  const withDefaults = text.replaceAll(/\{\$\w+:([^}]+)\}/gu, "$1");
  return withDefaults
    .replaceAll("shop.example", String(host))
    .replace("localhost:3000", `localhost:${String(port)}`);
}

/** The state in which the proxy has to be; nothing without one. */
export function proxySteps(plan: InstallPlan): readonly InstallStep[] {
  if (plan.proxy === "none") return [];
  const { program, debian, file, text, isIncluded, include, check } = programs[plan.proxy];
  const isInstalled = () => exists(program);
  return [
    {
      does: `install Debian's package ${debian}`,
      isDone: isInstalled,
      carryOut: async () => {
        const env = { DEBIAN_FRONTEND: "noninteractive" };
        await must(
          undefined,
          ["apt-get", "update", "-qq"],
          "Debian's packages cannot be listed",
          env,
        );
        const apt = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", debian];
        await must(undefined, apt, `${debian} cannot be installed`, env);
      },
    },
    {
      does: `write ${file}, so that ${plan.proxy} serves https://${String(plan.host)}, and let it read that`,
      isDone: async () => (await textOf(file)) === (await text(plan)) && (await isIncluded()),
      carryOut: async () => {
        await writeDurably(file, await text(plan));
        if (!(await isIncluded())) await include();
        await must(undefined, check, `${plan.proxy} does not take its files`);
        await reload(plan.proxy);
      },
    },
  ];
}

async function reload(proxy: "caddy" | "nginx" | "none"): Promise<void> {
  if (hasSystemd()) {
    const reloading = ["systemctl", "reload-or-restart", proxy];
    await must(undefined, reloading, `${proxy} cannot be reloaded`);
    return;
  }
  const { isOk } = await runAs(undefined, ["pidof", proxy]);
  const [start, again] =
    proxy === "caddy"
      ? [`caddy start --config ${caddyfile}`, `caddy reload --config ${caddyfile}`]
      : ["nginx", "nginx -s reload"];
  // What stays in the background must not keep the output of this command open.
  const command = ["/bin/sh", "-c", `${isOk ? again : start} >/dev/null 2>&1 </dev/null`];
  await must(undefined, command, `${proxy} cannot be started`);
}
