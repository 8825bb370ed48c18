import type { ShopSettings } from "#domain/catalogue/catalogue.ts";
import { offerOfOpening } from "#domain/catalogue/tells-of-opening.ts";
import { parseEmail } from "#domain/customer/customer-form.ts";
import type { Language } from "#domain/language/language.ts";
import type { Store } from "#server/store/store.ts";
import { createAddressLimit } from "./address-limit.ts";
import { secondsUntil } from "./seconds-until.ts";
import { makeSubscriberToken } from "./subscriber-path.ts";

/**
 * How many addresses all of them may send in an hour, in each process: a program that types in addresses of others ends there. Known addresses count,
 * too, so that nobody learns which are known.
 */
const mostOfAll = 200;
/** Stands for all IP addresses. */
const all = "0.0.0.0";
/** How many addresses one IP address may send in an hour: an office or a mobile network shares it. */
const mostOfAddress = 10;

/** What somebody sent who wants to be told when orders open. */
export interface AskToBeTold {
  readonly email: string;
  readonly language: Language;
  /** The IP address of the client. */
  readonly address: string;
}

export type AskedToBeTold =
  | { readonly kind: "asked" | "no-address" }
  /** Seconds. */
  | { readonly kind: "too-many"; readonly retryAfter: number };

/** Customers who ask to be told by email when orders open. */
export interface Subscribers {
  readonly isOffered: (shop: Pick<ShopSettings, "seller" | "tellsOfOpening">) => boolean;
  /** Sends the mail that asks for a confirmation; the answer does not say whether the address is known. */
  readonly ask: (request: AskToBeTold) => Promise<AskedToBeTold>;
}

export interface SubscribersDeps {
  /** Undefined: the shop does not know its own address, and its mails could have no link to stop them. */
  readonly publicOrigin: string | undefined;
  readonly store: Pick<Store, "askSubscriber">;
  /** Whether an IP address may send only so many in an hour. */
  readonly isLimited: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly onMailDue: () => void;
}

export function createSubscribers({
  publicOrigin,
  store,
  isLimited,
  clock,
  onMailDue,
}: SubscribersDeps): Subscribers {
  const limit = isLimited ? createAddressLimit(mostOfAddress) : undefined;
  const limitOfAll = createAddressLimit(mostOfAll);
  return {
    isOffered: (shop) => offerOfOpening(shop, publicOrigin) === "offered",
    ask: async ({ email: typed, language, address }) => {
      const email = parseEmail(typed);
      if (email === undefined) return { kind: "no-address" };
      const now = clock();
      const own = limit?.take(address, now);
      // What its own limit refuses does not use up that of all: one address could refuse everybody.
      const permit = own?.ok === false ? own : limitOfAll.take(all, now);
      if (!permit.ok) return { kind: "too-many", retryAfter: secondsUntil(permit.freeAt, now) };
      const asked = await store.askSubscriber({
        email,
        language,
        now,
        token: makeSubscriberToken(),
      });
      if (asked === "asked") onMailDue();
      return { kind: "asked" };
    },
  };
}
