import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "#scripts/root.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { type Home, hasSystemd, homeIn, usualHome } from "./home.ts";

/** What is to be installed, and where. */
export interface InstallPlan {
  readonly home: Home;
  /** The data folder, and the first place of backups. */
  readonly data: string;
  readonly backups: string;
  /** The user of the machine that the server runs as; undefined: the one of this process, who is not root. */
  readonly user: string | undefined;
  readonly port: number;
  /** The name by which customers reach the shop; undefined: only this machine does. */
  readonly host: string | undefined;
  readonly proxy: "caddy" | "nginx" | "none";
  /** Of nginx: the files of the certificate. */
  readonly certificate: string;
  readonly key: string;
  /** The folder whose version is installed. */
  readonly source: string;
}

/** The values of the options of `install`. */
export interface InstallOptions {
  readonly host?: string | undefined;
  readonly home?: string | undefined;
  readonly data?: string | undefined;
  readonly backups?: string | undefined;
  readonly user?: string | undefined;
  readonly port?: string | undefined;
  readonly proxy?: string | undefined;
  readonly certificate?: string | undefined;
  readonly key?: string | undefined;
  readonly from?: string | undefined;
}

/** Makes a plan of the options. Throws an `OperatorProblem` that names the option that is wrong. */
export function planOf(options: InstallOptions): InstallPlan {
  const { host, port = "3000" } = options;
  const isRoot = process.getuid?.() === 0;
  if (hasSystemd() && !isRoot)
    throw new OperatorProblem("only root may do this: put sudo before the command");
  if (host !== undefined && !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)+$/u.test(host))
    throw new OperatorProblem("--host must be a name such as shop.example");
  if (!/^[0-9]{2,5}$/u.test(port) || Number(port) > 65_535)
    throw new OperatorProblem("--port must be a number from 10 to 65535");
  const proxy = proxyOf(options);
  const data = resolve(options.data ?? "/var/lib/aris-gourmet");
  return {
    // Not the home of the release that may run this: it would be installed into itself.
    home: homeIn(options.home ?? usualHome),
    data,
    backups: resolve(options.backups ?? `${data}/backups`),
    user: isRoot ? (options.user ?? "aris-gourmet") : undefined,
    port: Number(port),
    host,
    proxy,
    certificate: options.certificate ?? `/etc/letsencrypt/live/${String(host)}/fullchain.pem`,
    key: options.key ?? `/etc/letsencrypt/live/${String(host)}/privkey.pem`,
    source: resolve(options.from ?? fileURLToPath(root)),
  };
}

function proxyOf({ host, proxy }: InstallOptions): InstallPlan["proxy"] {
  const named = proxy ?? (host === undefined ? "none" : "caddy");
  if (named !== "caddy" && named !== "nginx" && named !== "none")
    throw new OperatorProblem("--proxy must be caddy, nginx or none");
  if (named !== "none" && host === undefined)
    throw new OperatorProblem("--proxy needs --host, the name of the shop");
  if (named !== "none" && process.getuid?.() !== 0)
    throw new OperatorProblem(
      "only root can set up a proxy: put sudo before the command, or add --proxy none",
    );
  return named;
}
