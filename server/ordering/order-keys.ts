import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "#server/store/store.ts";

/** The keys of the customers' order pages: who knows the key of an order may read and change it. */
export interface OrderKeys {
  /** The key of an order: 22 characters of base64url, the first 128 bits of an HMAC of its number. */
  readonly keyOf: (orderNumber: string) => string;
  /** The path of the order's page, `/order/<number>/<key>`. */
  readonly pathOf: (orderNumber: string) => string;
  /** Whether a key is that of an order, in the same time for every key. Any text may be given. */
  readonly fits: (orderNumber: string, key: string) => boolean;
}

interface OrderKeysDeps {
  readonly store: Pick<Store, "readOrMakeSecret">;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

const keyBytes = 16;

/** The keys that follow from a secret. Another secret makes every link that was given out invalid. */
export function orderKeys(secret: string): OrderKeys {
  const macOf = (text: string) => createHmac("sha256", secret).update(text).digest();
  const keyOf = (orderNumber: string) =>
    macOf(orderNumber).subarray(0, keyBytes).toString("base64url");
  return {
    keyOf,
    pathOf: (orderNumber) => `/order/${orderNumber}/${keyOf(orderNumber)}`,
    // Hashes are compared, because `timingSafeEqual` takes only texts of one length.
    fits: (orderNumber, key) => timingSafeEqual(macOf(keyOf(orderNumber)), macOf(key)),
  };
}

/**
 * Gives a function that reads the keys of the shop: at its first call from the store, where the first process made the secret for
 * all of them, and then from memory. It rejects with `StoreUnavailable`, and reads again at the next call.
 */
export function createOrderKeysReader({ store, clock }: OrderKeysDeps): () => Promise<OrderKeys> {
  let known: Promise<OrderKeys> | undefined;
  const read = async () => {
    const value = randomBytes(32).toString("base64url");
    return orderKeys(await store.readOrMakeSecret({ name: "order-pages", value, at: clock() }));
  };
  return () => {
    if (known !== undefined) return known;
    const reading = read();
    known = reading;
    reading.catch(() => {
      known = undefined;
    });
    return reading;
  };
}
