import { type ReactNode, useSyncExternalStore } from "react";
import { MeContext, useSession } from "./session-context.tsx";

interface SessionGateProps {
  /** Shown until it is known whether the device is signed in. */
  readonly asking: ReactNode;
  /** Shown to a device that is not signed in. */
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
}

/** Shows the desk to a device that is signed in. */
export function SessionGate({ asking, signedOut, children }: SessionGateProps) {
  const session = useSession();
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  if (state.kind === "asking") return asking;
  return state.kind === "signed-in" ? (
    <MeContext value={state.me}>{children}</MeContext>
  ) : (
    signedOut
  );
}
