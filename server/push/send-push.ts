import webPush from "web-push";
import type { Store } from "#server/store/store.ts";
import { type PushKeys, readPushKeys } from "./push-keys.ts";
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

/** Who sends: the shop's keys and its contact. */
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
