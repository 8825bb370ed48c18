import webPush from "web-push";
import type { Store } from "#server/store/store.ts";
import type { PushMessage } from "./push-text.ts";

/** Milliseconds to wait for a push service, and seconds for which it tries to reach a device. */
const [patience, keptFor] = [10_000, 24 * 60 * 60];

export interface PushSenderDeps {
  readonly store: Pick<Store, "devicesToPush" | "dropPush" | "readOrMakeSecret" | "readSecret">;
  /** Whom a push service may write to: an `https:` or `mailto:` address. */
  readonly contact: () => Promise<string>;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly log: { readonly warn: (fields: object, line: string) => void };
}

/** The sender: the shop's keys and its contact. */
type VapidDetails = PushKeys & { readonly subject: string };

/**
 * Sends a message to each of the owner's devices that wants its kind; gives for how many of them a push service took it. Never rejects: it is
 * an addition to the mails.
 */
export type SendPush = (message: PushMessage) => Promise<number>;

export function createPushSender({ store, contact, clock, log }: PushSenderDeps): SendPush {
  const sendTo = async (
    { id, push }: Awaited<ReturnType<typeof store.devicesToPush>>[number],
    { textIn }: PushMessage,
    vapidDetails: VapidDetails,
  ) => {
    const { endpoint, p256dh, auth, language } = push;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(textIn(language)),
      {
        vapidDetails,
        TTL: keptFor,
        urgency: "high",
      },
    );
    // `fetch` counts the bytes itself.
    const { "Content-Length": _, ...headers } = request.headers;
    const { status } = await fetch(endpoint, {
      method: request.method,
      headers,
      body: new Uint8Array(request.body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    if (status === 404 || status === 410) await store.dropPush(id, endpoint);
    else if (status >= 300) log.warn({ device: id, status }, "a push message was refused");
    return status < 300;
  };
  return async (message) => {
    try {
      const devices = await store.devicesToPush(clock());
      const wanting = devices.filter(({ push }) => push.kinds.includes(message.kind));
      if (wanting.length === 0) return 0;
      const vapidDetails = { ...(await readPushKeys(store, clock())), subject: await contact() };
      const taken = await Promise.all(
        wanting.map((each) =>
          sendTo(each, message, vapidDetails).catch((error: unknown) => {
            log.warn({ device: each.id, err: error }, "a push message could not be sent");
            return false;
          }),
        ),
      );
      return taken.filter((isTaken) => isTaken).length;
    } catch (error) {
      log.warn({ err: error }, "push messages could not be sent");
      return 0;
    }
  };
}

/** The shop's key pair at push services (VAPID, RFC 8292), base64url. */
interface PushKeys {
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
