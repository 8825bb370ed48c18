import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { countUnconfirmedMails } from "#server/seller/orders/count-unconfirmed-mails.ts";
import { findSession } from "#server/seller/session/find-session.ts";
import { makeSession } from "#server/seller/session/session-cookie.ts";
import type { Store } from "#server/store/store.ts";
import { noEraser } from "#server/testing/no-eraser.ts";

/** Where the desk is in tests. */
export const pageOrigin = "http://localhost:3000";
const year = 365 * 24 * 60 * 60 * 1000;

/** A device that was let in to the desk. */
export interface TestDevice {
  readonly id: number;
  readonly role: DeviceRole;
  readonly sessionHash: string;
  /** The headers of its calls, at `http://localhost:3000` unless another host is called. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Lets a device in to the desk of a shop at a time, without a page. */
export async function letIn(
  store: Store,
  role: DeviceRole,
  at: number,
  name: string = role,
): Promise<TestDevice> {
  const { token, hash } = makeSession();
  const codeHash = `code of ${hash}`;
  const session = { role, createdAt: at, expiresAt: at + year, sessionEndsAt: at + year, by: null };
  await store.addDeviceLink({ codeHash, ...session });
  const redeemed = await store.redeemDeviceLink({ codeHash, sessionHash: hash, name, at });
  if (redeemed.kind !== "linked") throw new Error(`the ${role} was not let in: ${redeemed.kind}`);
  return { id: redeemed.device.id, role, sessionHash: hash, headers: { cookie: `desk=${token}` } };
}

/** What a call of a device works with at a time, on a store that may fail. */
export async function contextOf(
  { sessionHash }: TestDevice,
  store: Store,
  now: number,
  signedInAt = now,
): Promise<DeskCall> {
  const session = await findSession(store, sessionHash, signedInAt);
  const current = await store.currentCatalogue();
  if (session.kind === "not-signed-in" || current === undefined)
    throw new Error("the desk is not open");
  const told = {
    sellerAddress: undefined,
    publicOrigin: undefined,
    problems: () => Promise.resolve([]),
    safety: undefined,
    eraser: noEraser,
    takesPress: () => true,
    unconfirmedMails: countUnconfirmedMails(),
    mostInAnHour: 5,
    onMailDue: () => undefined,
  };
  const heard = {
    ...told,
    reportDamaged: () => undefined,
  };
  return { store, device: session.device, origin: "", now, current, ...heard };
}

/** What the desk answers, by the name of the call, or why it does not. */
export interface DeskAnswer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly refused?: CallRefusal;
}
