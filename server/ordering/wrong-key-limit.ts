import { stillHolds } from "#domain/schedule/still-holds.ts";
import { networkOf } from "./network-of.ts";

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
 * of 128 bits by trying, and customers share addresses with attackers. Addresses are neither logged nor stored.
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
