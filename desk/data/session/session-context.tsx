import { createContext, use, useSyncExternalStore } from "react";
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

/** The device that is signed in. For the sign-in page and the page of devices: all others have `useMe`. */
export function useSession(): SessionStore {
  return useDesk().session;
}

export function useSessionState(): SessionState {
  const { state, subscribe } = useSession();
  return useSyncExternalStore(subscribe, state, state);
}
