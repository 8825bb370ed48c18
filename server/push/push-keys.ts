import webPush from "web-push";
import type { Store } from "#server/store/store.ts";

/** The shop's key pair at push services (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  /** What a browser needs to subscribe. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Reads the keys from among the shop's secrets; the first call makes them. */
export async function readPushKeys(
  store: Pick<Store, "readOrMakeSecret" | "readSecret">,
  at: number,
): Promise<PushKeys> {
  const name = "push-keys";
  const stored = await store.readSecret(name);
  if (stored !== undefined) return JSON.parse(stored.value) as PushKeys;
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await store.readOrMakeSecret({ name, value, at })) as PushKeys;
}

const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  "notify.windows.com",
];

/** Whether an address is at the push service of a browser: the server must not be made to call any other one. */
export function isAtPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return false;
  return services.some((each) => url.hostname === each || url.hostname.endsWith(`.${each}`));
}
