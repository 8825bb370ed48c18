import { longestSession } from "#domain/order-log/device.ts";
import type { Config } from "#server/config/config.ts";
import { makeDeviceLink } from "#server/seller/session/device-link.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

interface DeskLineDeps {
  readonly config: Pick<Config, "publicOrigin">;
  readonly store: Pick<Store, "listDevices" | "addDeviceLink">;
  /** The address at which the server listens. */
  readonly address: string;
  /** Whether a person reads the line. A log must not contain a link that lets somebody in. */
  readonly isTerminal: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/**
 * What the start says of the seller's desk: in a terminal a link for the first device, if no device of an owner was ever let in;
 * otherwise the command that makes one.
 */
export async function deskLine(deps: DeskLineDeps): Promise<string> {
  const origin = deps.config.publicOrigin ?? deps.address;
  const link = deps.isTerminal ? await firstLink(deps, origin) : undefined;
  return link === undefined
    ? `The seller's desk: ${origin}/desk (let a device in with \`npm run desk -- link\`)`
    : `The seller's desk: ${link} (good once, for ten minutes; later \`npm run desk -- link\`)`;
}

/** Undefined if an owner was let in before, or if no link can be stored now: the shop opens anyway. */
async function firstLink(
  { store, now }: DeskLineDeps,
  origin: string,
): Promise<string | undefined> {
  try {
    const devices = await store.listDevices();
    if (devices.some(({ role }) => role === "owner")) return undefined;
    const endsAt = now + longestSession;
    return (await makeDeviceLink(store, { role: "owner", endsAt, by: null, origin, now })).url;
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}
