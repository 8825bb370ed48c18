import { useRef, useState } from "react";
import { keepRouteDocument } from "#contract/generated/desk-operations.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

export interface KeptRoute {
  /** The keys in the sequence that was chosen here; undefined before a stop was moved. */
  readonly keys: readonly string[] | undefined;
  /** Whether the server has it. */
  readonly outcome: "unchanged" | "keeping" | "kept" | "not-kept";
  /** Shows a sequence at once and keeps it at the server. */
  readonly keep: (keys: readonly string[]) => void;
}

/** The sequence of the stops as it is chosen on this device. Of several moves in a row only the last sequence is sent. */
export function useKeptRoute(): KeptRoute {
  const { execute } = useGraphql();
  const [keys, setKeys] = useState<readonly string[]>();
  const [outcome, setOutcome] = useState<KeptRoute["outcome"]>("unchanged");
  const newest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setOutcome("keeping");
    let sent: readonly string[] | undefined;
    let isKept = false;
    while (newest.current !== undefined && sent !== newest.current) {
      sent = newest.current;
      isKept = await execute(keepRouteDocument, { stops: sent }).then(
        ({ data }) => data?.keepRoute === true,
        (error: unknown) => {
          console.error("the route was not kept", error);
          return false;
        },
      );
    }
    isSending.current = false;
    setOutcome(isKept ? "kept" : "not-kept");
  };

  return {
    keys,
    outcome,
    keep: (chosen) => {
      newest.current = chosen;
      setKeys(chosen);
      void send();
    },
  };
}
