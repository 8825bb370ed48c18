import type { ReactNode } from "react";
import { meDocument } from "#contract/generated/desk-operations.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";
import { MeContext } from "./session-context.tsx";

interface SessionGateProps {
  /** Shown to a device that is not signed in. */
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
}

/** Shows the desk to a device that is signed in. Suspends until the server has answered. */
export function SessionGate({ signedOut, children }: SessionGateProps) {
  const answer = useQuery(meDocument, {});
  return answer.ok ? <MeContext value={answer.data.me}>{children}</MeContext> : signedOut;
}
