import { stillHolds } from "#domain/schedule/still-holds.ts";
import { networkOf } from "./network-of.ts";
import type { Permit } from "./with-permit.ts";

const hour = 60 * 60 * 1000;
/** Far more addresses than place orders in an hour; a limit of memory only. */
const mostAddresses = 10_000;

export interface AddressLimit {
  /** Gives a permit for one new order, or for one that is given another email address, unless the address has none left. */
  readonly take: (address: string, now: number) => Permit;
}

/**
 * Limits the new orders of one IP address in an hour, in this process. A network with IPv6 has 2^64 addresses, so all of its
 * addresses count as one. Addresses are kept in memory only, and neither logged nor stored.
 */
export function createAddressLimit(mostInAnHour: number): AddressLimit {
  const timesOf = new Map<string, readonly number[]>();
  return {
    take: (address, now) => {
      const network = networkOf(address);
      const times = (timesOf.get(network) ?? []).filter((time) => stillHolds(time, hour, now));
      const decisive = times.at(-mostInAnHour);
      if (decisive !== undefined) return { ok: false, freeAt: decisive + hour };
      // Inserted again, so that the first network is the one that ordered least recently.
      timesOf.delete(network);
      timesOf.set(network, [...times, now]);
      const oldest = timesOf.keys().next();
      if (timesOf.size > mostAddresses && !oldest.done) timesOf.delete(oldest.value);
      return {
        ok: true,
        giveBack: () => {
          const current = timesOf.get(network) ?? [];
          const index = current.indexOf(now);
          const left = current.filter((_, each) => each !== index);
          if (left.length === 0) timesOf.delete(network);
          else timesOf.set(network, left);
        },
      };
    },
  };
}
