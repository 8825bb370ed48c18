import type { Push, PushInput } from "#contract/generated/desk-schema-types.ts";
import { isAtPushService, readPushKeys } from "#server/push/push-keys.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest } from "#server/seller/desk-error.ts";

type PushContext = Pick<DeskCall, "store" | "device" | "now">;

/** Longer than any address of a push service, and than the keys. */
const longestPart = 2_000;

/** The field `push`: what this device wants to be told of. */
export async function readPush({ store, device, now }: PushContext): Promise<Push> {
  const [{ publicKey }, push] = [
    await readPushKeys(store, now),
    await store.findDevicePush(device.id),
  ];
  return { publicKey, kinds: push?.kinds ?? [], endpoint: push?.endpoint ?? null };
}

/** Stores what this device wants to be told of. */
export async function setPush(context: PushContext, input: PushInput): Promise<Push> {
  const { subscription, kinds, language } = input;
  const { store, device } = context;
  if (kinds.length > 0 && subscription == null)
    throw badRequest("Push messages need the subscription of the browser.");
  if (subscription == null || kinds.length === 0) {
    await store.setDevicePush(device.id, undefined);
    return readPush(context);
  }
  const { endpoint, p256dh, auth } = subscription;
  const isShort = [endpoint, p256dh, auth].every(({ length }) => length <= longestPart);
  if (!isShort || !isAtPushService(endpoint) || !isKey(p256dh, 65) || !isKey(auth, 16))
    throw badRequest("That is no subscription at a push service.");
  const push = { endpoint, p256dh, auth, language, kinds: [...new Set(kinds)] };
  await store.setDevicePush(device.id, push);
  return readPush(context);
}

function isKey(text: string, bytes: number): boolean {
  return /^[\w-]+$/u.test(text) && Buffer.from(text, "base64url").length === bytes;
}
