import { useRef, useState } from "react";
import { keepRouteDocument } from "#contract/generated/desk-operations.ts";
import { useArrangeRoute } from "#desk/data/week/week-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

/** Keeps the sequence of the stops as it is chosen on this device. Of several moves in a row only the last sequence is sent. */
export function useRoute() {
  const { execute } = useGraphql();
  const arrange = useArrangeRoute();
  /** Whether the server has the sequence that was chosen here; null while that is not known. */
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const newest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsKept(null);
    let sent: readonly string[] | undefined;
    let hasServerIt = false;
    while (newest.current !== undefined && sent !== newest.current) {
      sent = newest.current;
      hasServerIt = await execute(keepRouteDocument, { stops: sent }).then(
        ({ data }) => data?.keepRoute === true,
        (error: unknown) => {
          console.warn("the route was not kept", error);
          return false;
        },
      );
    }
    isSending.current = false;
    // A week that was read before the server had the sequence may have arrived meanwhile.
    if (hasServerIt && sent !== undefined) arrange(sent);
    setIsKept(hasServerIt);
  };

  return {
    isKept,
    /** Shows a sequence of stops, by their keys, at once and keeps it at the server. */
    keep: (stops: readonly string[]) => {
      newest.current = stops;
      arrange(stops);
      void send();
    },
    /** Sends the newest sequence again. */
    keepAgain: () => void send(),
  };
}
