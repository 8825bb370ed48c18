import { BlockList, isIP } from "node:net";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { type DatabaseSettings, hasShop } from "./open-store.ts";

/**
 * Throws an `OperatorProblem` if the settings are those of a shop that the public can reach, and there is no shop: a wrong DATA_DIR or a
 * disk that is not mounted would otherwise open an empty shop to its customers. `npm run shop -- new` makes one there.
 */
export async function refuseUntoldShop(
  config: DatabaseSettings & Pick<Config, "publicOrigin">,
): Promise<void> {
  const { publicOrigin, dataFolder, databaseUrl } = config;
  if (publicOrigin === undefined || !isPublicHost(new URL(publicOrigin).hostname)) return;
  if (await hasShop(config)) return;
  const [setting, where] =
    databaseUrl === undefined
      ? ["DATA_DIR", `DATA_DIR ${dataFolder}`]
      : ["DATABASE_URL", "DATABASE_URL"];
  throw new OperatorProblem(
    `there is no shop in ${where}, and ${publicOrigin} is public: check ${setting}; only if this is a new shop, make it with npm run shop -- new`,
  );
}

const privateAddresses = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  privateAddresses.addSubnet(address, bits, "ipv4");
for (const [address, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  privateAddresses.addSubnet(address, bits, "ipv6");

/** Whether a host, as in a URL, can be reached from outside its own network. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replaceAll(/^\[|\]$/gu, "");
  const family = isIP(address);
  if (family !== 0) return !privateAddresses.check(address, family === 4 ? "ipv4" : "ipv6");
  return hostname.includes(".") && !/\.(?:localhost|local|internal|home\.arpa)\.?$/u.test(hostname);
}
