import type { ReactNode } from "react";
import { MeContext, useSessionState } from "./session-context.tsx";

interface SessionGateProps {
  /** Shown until it is known whether the device is signed in. */
  readonly asking: ReactNode;
  /** Shown to a device that is not signed in. */
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
}

/** Shows the desk to a device that is signed in. */
export function SessionGate({ asking, signedOut, children }: SessionGateProps) {
  const state = useSessionState();
  if (state.kind === "asking") return asking;
  return state.kind === "signed-in" ? (
    <MeContext value={state.me}>{children}</MeContext>
  ) : (
    signedOut
  );
}
