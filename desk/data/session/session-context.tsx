import { createContext, use, useSyncExternalStore } from "react";
import type { ActionName, CallName } from "#contract/wire/desk-calls.ts";
import { useDesk } from "#desk/desk-context.ts";
import type { Me } from "./me.ts";
import type { SessionState, SessionStore } from "./session-store.ts";

export const MeContext = createContext<Me | undefined>(undefined);

/** The device of a signed-in user; every page of the desk except the sign-in page has one. */
export function useMe(): Me {
  const me = use(MeContext);
  if (me === undefined) throw new Error("no device is signed in");
  return me;
}

/** Whether the device has the page of an address below `/desk`. */
export const HasPageContext = createContext<((href: string) => boolean) | undefined>(undefined);

export function useHasPage(): (href: string) => boolean {
  const hasPage = use(HasPageContext);
  if (hasPage === undefined) throw new Error("no provider of pages");
  return hasPage;
}

/** Whether the device may make a call, or send a mark. The server refuses what it may not; this is for what it is shown. */
export function useMay(): {
  readonly call: (name: CallName) => boolean;
  readonly mark: (name: ActionName) => boolean;
} {
  // What a device kept under an earlier build does not say it. Without a connection it shows what that build showed.
  const { calls, marks }: Partial<Me> = useMe();
  return {
    call: (name) => calls?.includes(name) ?? true,
    mark: (name) => marks?.includes(name) ?? true,
  };
}

/** The device that is signed in. For the sign-in page and the page of devices: all others have `useMe`. */
export function useSession(): SessionStore {
  return useDesk().session;
}

export function useSessionState(): SessionState {
  const { state, subscribe } = useSession();
  return useSyncExternalStore(subscribe, state, state);
}
