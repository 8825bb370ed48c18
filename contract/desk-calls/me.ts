import type { LocalizedText } from "#domain/language/language.ts";
import { deviceRoles } from "#domain/order-log/device.ts";
import { answers, type Call, nothing } from "./call.ts";
import { reads } from "./call-rules.ts";
import type { ListedDevice } from "./devices.ts";

/** The device that asks, and its shop. */
export interface SignedInDevice {
  readonly device: ListedDevice;
  /** The name of the shop. */
  readonly shopNames: LocalizedText;
  /** Whether the seller's device may do what needs a confirmed sign-in, and until when; null if it has to confirm first. */
  readonly confirmedUntil: number | null;
  /** Whether a passkey of the shop exists. */
  readonly hasPasskey: boolean;
  /** The names of the calls that the device may make, and of the marks that it may send by `press`. */
  readonly calls: readonly string[];
  readonly marks: readonly string[];
}

export const meCalls = {
  me: {
    // The one call that every role may make: without it the desk does not know what to open.
    ...reads(deviceRoles),
    request: nothing,
    answer: answers<SignedInDevice>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
