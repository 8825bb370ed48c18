import type { SubscriptionInput } from "#contract/generated/desk-late-operations.ts";
import { base64urlOf } from "#desk/data/session/base64url.ts";

/** Whether this browser can show push messages: an iPhone can only once the desk is on its home screen. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/**
 * Asks the person for permission, and subscribes this browser at its push service for messages of the shop with this key; `null` if the
 * person refuses. Rejects if the push service does not answer.
 */
export async function subscribe(publicKey: string): Promise<SubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options);
  const keyOf = (name: PushEncryptionKeyName) => {
    const key = subscription.getKey(name);
    if (key === null) throw new Error(`the subscription has no ${name}`);
    return base64urlOf(key);
  };
  return { endpoint: subscription.endpoint, p256dh: keyOf("p256dh"), auth: keyOf("auth") };
}

/** The address of the subscription that this browser has; null without one. */
export async function subscribedAt(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}
