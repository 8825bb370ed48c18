import { namesFor } from "#contract/desk-calls/call-rules.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { ListedDevice } from "#contract/desk-calls/devices.ts";
import type { SignedInDevice } from "#contract/desk-calls/me.ts";
import type { ShownPush } from "#contract/desk-calls/push.ts";
import { rulesOfMarks } from "#contract/desk-calls/rules-of-marks.ts";
import type { CheckedRequestOf } from "#contract/wire/desk-calls.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { type Device, deviceStatus, parseDeviceName } from "#domain/order-log/device.ts";
import { isAtPushService, readPushKeys } from "#server/push/send-push.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest, refusedCall } from "#server/seller/refused-call.ts";
import type { DeviceRegister } from "#server/store/devices/device-register.ts";
import type { Passkey } from "#server/store/devices/passkeys.ts";
import { isPossibleEnd, type MadeDeviceLink, makeDeviceLink } from "./device-link.ts";
import { confirmedUntil } from "./find-session.ts";

/** What the calls about devices need. */
type DeviceFieldsContext = Pick<DeskCall, "store" | "device" | "now">;

/** The device that asks, and its shop. */
export async function readMe(
  context: DeviceFieldsContext,
  { he, en }: LocalizedText,
): Promise<SignedInDevice> {
  const { device, now } = context;
  const passkeys = await passkeyIds(context);
  return {
    device: listed(device, context, passkeys),
    shopNames: { he, en },
    confirmedUntil: confirmedUntil(device, now) ?? null,
    hasPasskey: passkeys.size > 0,
    calls: namesFor(device.role, deskCalls),
    marks: namesFor(device.role, rulesOfMarks),
  };
}

/** The devices that were let in, newest first. */
export async function readDevices(context: DeviceFieldsContext): Promise<readonly ListedDevice[]> {
  const passkeys = await passkeyIds(context);
  return (await context.store.listDevices()).map((each) => listed(each, context, passkeys));
}

/** Makes a link for a device with a role and an end, to be opened at `origin`. */
export async function linkDevice(
  { store, device, now }: DeviceFieldsContext,
  origin: string,
  { role, endsAt }: CheckedRequestOf<"linkDevice">,
): Promise<MadeDeviceLink> {
  if (!isPossibleEnd(endsAt, now)) throw badRequest("A device cannot be signed out then.");
  return makeDeviceLink(store, { role, endsAt, by: device.id, origin, now });
}

/** Revokes a device; one that is revoked already stays as it is. A device may revoke itself without being confirmed. */
export async function revokeDevice(
  context: DeviceFieldsContext,
  id: number,
): Promise<ListedDevice> {
  const { store, device, now } = context;
  if (id !== device.id && confirmedUntil(device, now) === undefined)
    throw refusedCall("CONFIRM_FIRST");
  await store.revokeDevice({ id, by: device.id, at: now });
  return foundDevice(context, id);
}

/** Names a device as the seller calls it, also one that is no longer let in: its marks stay in the history. */
export async function renameDevice(
  context: DeviceFieldsContext,
  id: number,
  typed: string,
): Promise<ListedDevice> {
  const name = parseDeviceName(typed);
  if (name === undefined) throw badRequest("This is no name for a device.");
  await context.store.renameDevice({ id, name });
  return foundDevice(context, id);
}

async function foundDevice(context: DeviceFieldsContext, id: number): Promise<ListedDevice> {
  const found = (await readDevices(context)).find((each) => each.id === id);
  if (found === undefined) throw badRequest("There is no such device.");
  return found;
}

/** The passkeys of the shop. A revoked device keeps the id of its passkey, but the passkey itself is deleted. */
export async function existingPasskeys(
  store: Pick<DeviceRegister, "listDevices" | "findPasskey">,
): Promise<readonly Passkey[]> {
  const ids = new Set((await store.listDevices()).flatMap(({ passkeyId }) => passkeyId ?? []));
  const passkeys = await Promise.all([...ids].map((id) => store.findPasskey(id)));
  return passkeys.filter((passkey) => passkey !== undefined);
}

async function passkeyIds({ store }: DeviceFieldsContext): Promise<ReadonlySet<string>> {
  return new Set((await existingPasskeys(store)).map(({ id }) => id));
}

/** Only what the contract names: the id of a passkey goes to no page. */
function listed(
  each: Device,
  { device, now }: DeviceFieldsContext,
  passkeys: ReadonlySet<string>,
): ListedDevice {
  const { id, role, name, createdAt, lastSeenAt, endsAt, revokedAt, passkeyId } = each;
  return {
    id,
    role,
    name,
    createdAt,
    lastSeenAt,
    endsAt,
    revokedAt: revokedAt ?? null,
    isActive: deviceStatus(each, now) === "active",
    hasPasskey: passkeyId !== undefined && passkeys.has(passkeyId),
    isThis: id === device.id,
  };
}

type PushContext = Pick<DeskCall, "store" | "device" | "now">;

/** Longer than any address of a push service, and than the keys. */
const longestPart = 2_000;

/** The kinds of push messages that this device wants. */
export async function readPush({ store, device, now }: PushContext): Promise<ShownPush> {
  const [{ publicKey }, push] = [
    await readPushKeys(store, now),
    await store.findDevicePush(device.id),
  ];
  return { publicKey, kinds: push?.kinds ?? [], endpoint: push?.endpoint ?? null };
}

/** Stores the kinds of push messages that this device wants. */
export async function setPush(
  context: PushContext,
  { subscription, kinds, language }: CheckedRequestOf<"setPush">,
): Promise<ShownPush> {
  const { store, device } = context;
  if (kinds.length > 0 && subscription === null)
    throw badRequest("Push messages need the subscription of the browser.");
  if (subscription === null || kinds.length === 0) {
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
