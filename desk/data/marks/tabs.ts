import type { MarkAnswer } from "./judge-answer.ts";
import type { RefusedMark } from "./refused-mark.ts";
import type { WaitingMark } from "./waiting-mark.ts";

export type TabMessage =
  /** Marks or refusals were added to the storage of the device, or taken out of it. */
  | { readonly kind: "queue" }
  /** A mark has its answer, and has left the storage. */
  | {
      readonly kind: "settled";
      /** So it is called on the wire, where a tab of an earlier build may read it. */
      readonly press: WaitingMark;
      readonly answer: MarkAnswer | null;
      readonly refused: RefusedMark | null;
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

/** Runs `work` while no other tab of the desk runs its own. In a browser without locks the tabs send the same marks, which does no harm. */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) await work();
  else await locks.request("desk-presses", work);
}
