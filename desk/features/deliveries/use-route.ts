import { useRef, useState } from "react";
import { keepRouteDocument } from "#contract/generated/desk-operations.ts";
import { useArrangeRoute } from "#desk/data/week/week-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

export interface ShownRoute {
  /** Whether the server has the sequence that was chosen here. */
  readonly outcome: "unchanged" | "keeping" | "kept" | "not-kept";
  /** Shows a sequence of stops, by their keys, at once and keeps it at the server. */
  readonly keep: (stops: readonly string[]) => void;
  /** Sends the newest sequence again. */
  readonly keepAgain: () => void;
}

/** Keeps the sequence of the stops as it is chosen on this device. Of several moves in a row only the last sequence is sent. */
export function useRoute(): ShownRoute {
  const { execute } = useGraphql();
  const arrange = useArrangeRoute();
  const [outcome, setOutcome] = useState<ShownRoute["outcome"]>("unchanged");
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
          console.warn("the route was not kept", error);
          return false;
        },
      );
    }
    isSending.current = false;
    // A week that was read before the server had the sequence may have arrived meanwhile.
    if (isKept && sent !== undefined) arrange(sent);
    setOutcome(isKept ? "kept" : "not-kept");
  };

  return {
    outcome,
    keep: (stops) => {
      newest.current = stops;
      arrange(stops);
      void send();
    },
    keepAgain: () => void send(),
  };
}
