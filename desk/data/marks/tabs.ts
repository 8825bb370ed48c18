import type { PressAnswer } from "./judge-answer.ts";
import type { RefusedPress } from "./refused-press.ts";
import type { WaitingPress } from "./waiting-press.ts";

export type TabMessage =
  /** Presses or refusals were added to the storage of the device, or taken out of it. */
  | { readonly kind: "queue" }
  /** A press has its answer, and has left the storage. */
  | {
      readonly kind: "settled";
      readonly press: WaitingPress;
      readonly answer: PressAnswer | null;
      readonly refused: RefusedPress | null;
    }
  /** The device was signed out, and its storage is wiped. */
  | { readonly kind: "signed-out" };

/** The other tabs of the desk on this device. */
export interface Tabs {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

/** Without BroadcastChannel each tab follows the server only. */
export function openTabs(): Tabs {
  if (!("BroadcastChannel" in globalThis))
    return { tell: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel("desk");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
    tell: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}
