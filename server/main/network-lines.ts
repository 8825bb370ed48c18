import { isIPv4 } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import { renderUnicodeCompact } from "uqr";
import type { Config } from "./config.ts";

interface NetworkLinesDeps {
  readonly config: Pick<Config, "publicOrigin" | "host">;
  /** The address at which the server listens. */
  readonly address: string;
  /** Whether a person reads the lines. */
  readonly isTerminal: boolean;
  readonly interfaces?: () => Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>;
}

/**
 * What the start says in a terminal of opening the shop on a phone: the address of this machine in its network with a QR code, if the server
 * listens there, otherwise how to let it. Empty for a shop with a public address, for a service, and where there is no network.
 */
export function networkLines({
  config,
  address,
  isTerminal,
  interfaces = networkInterfaces,
}: NetworkLinesDeps): string {
  // A hardened service may not even list its addresses.
  if (!isTerminal || config.publicOrigin !== undefined) return "";
  const inNetwork = Object.values(interfaces())
    .flatMap((each) => each ?? [])
    .find(({ internal, address: own }) => !internal && isIPv4(own));
  if (inNetwork === undefined) return "";
  const url = `http://${inNetwork.address}:${new URL(address).port}`;
  if (!["0.0.0.0", "::", inNetwork.address].includes(config.host))
    return `On a phone in your network: start with HOST=0.0.0.0 npm start, then ${url} (the desk opens there with https only, so set PUBLIC_URL)\n`;
  return `On a phone in your network: ${url} (the desk opens there with https only, so set PUBLIC_URL)\n${renderUnicodeCompact(url, { border: 2 })}\n`;
}
