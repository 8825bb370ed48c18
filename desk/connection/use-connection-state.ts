import { useSyncExternalStore } from "react";
import { useDesk } from "#desk/desk-context.ts";
import type { ConnectionState } from "./connection.ts";

/** Whether the server can be reached, as the last call has shown. */
export function useConnectionState(): ConnectionState {
  const { state, subscribe } = useDesk().connection;
  return useSyncExternalStore(subscribe, state, state);
}
