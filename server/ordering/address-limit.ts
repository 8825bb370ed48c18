import { stillHolds } from "#domain/schedule/still-holds.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { networkOf } from "./network-of.ts";

const hour = 60 * 60 * 1000;
/** Far more addresses than place orders in an hour; a limit of memory only. */
const mostAddresses = 10_000;

export interface AddressLimit {
  /** Takes the place of one new order, or of one that is given another email address, unless the address has none left. */
  readonly take: (address: string, now: number) => TakenPlace;
}

export type TakenPlace =
  /** `giveBack` must be called if it is certain that no new order was stored. */
  | { readonly ok: true; readonly giveBack: () => void }
  /** When the address has a place again, in milliseconds since 1970 UTC. */
  | { readonly ok: false; readonly freeAt: number };

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
          const taken = timesOf.get(network) ?? [];
          const index = taken.indexOf(now);
          const left = taken.filter((_, each) => each !== index);
          if (left.length === 0) timesOf.delete(network);
          else timesOf.set(network, left);
        },
      };
    },
  };
}

/** Does what the place was taken for, and gives it back unless `isStored`, or unless nobody knows whether it is stored. */
export async function inPlace<Outcome>(
  place: Extract<TakenPlace, { ok: true }> | undefined,
  work: () => Promise<Outcome>,
  isStored: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  let mayBeStored = true;
  try {
    const outcome = await work();
    mayBeStored = isStored(outcome);
    return outcome;
  } catch (error) {
    mayBeStored = !(error instanceof StoreUnavailable) || error.isInDoubt;
    throw error;
  } finally {
    if (!mayBeStored) place?.giveBack();
  }
}

/** Whole seconds, at least 1. Both times are in milliseconds since 1970 UTC. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1_000));
}

const minute = 60_000;
/** A customer who copies an address wrongly does not try this often; neither do the scanners of a mail server. */
const mostOfNetwork = 10;
/** Also a limit of memory, since a wrong key beyond it is not kept. */
const mostOfAll = 300;

export interface WrongKeyLimit {
  /**
   * Notes a wrong key from an IP address. Gives when another one is looked at, in milliseconds since 1970 UTC, if too many came in
   * the last minute from its network or from all of them; otherwise undefined.
   */
  readonly note: (address: string, now: number) => number | undefined;
}

/**
 * Limits the wrong keys of order pages that are answered as such, in this process. A right key is never limited: nobody finds one
 * of 128 bits by trying, and customers share addresses with whoever tries. Addresses are neither logged nor stored.
 */
export function createWrongKeyLimit(): WrongKeyLimit {
  let noted: readonly { readonly network: string; readonly at: number }[] = [];
  return {
    note: (address, now) => {
      noted = noted.filter(({ at }) => stillHolds(at, minute, now));
      const network = networkOf(address);
      const ofNetwork = noted.filter((each) => each.network === network);
      const decisive = ofNetwork.at(-mostOfNetwork) ?? noted.at(-mostOfAll);
      if (decisive !== undefined) return decisive.at + minute;
      noted = [...noted, { network, at: now }];
      return undefined;
    },
  };
}
