import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { type ShownOrderWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import type { OrderOutcome } from "./send-order.ts";

interface SeenWeek {
  /** The first week that the form showed, or to which the customer has agreed since; null if the server has told none. */
  readonly seenWeek: string | null;
  /** What is known of it. */
  readonly shownWeek: ShownOrderWeek | null;
  /** The customer agrees to a week. Rendered synchronously: the form may be sent at once. */
  readonly agree: (week: string) => void;
  /** What is said where orders are taken for another week since, while nothing was sent; null where they are not. */
  readonly weekChanged: Extract<OrderOutcome, { kind: "week-changed" | "not-open" }> | null;
  readonly reloadWeek: () => void;
}

/** The week for which the customer orders: a change of it while the form is open is asked about, never taken for granted. */
export function useSeenWeek(): SeenWeek {
  const { client } = useGraphql();
  const { language } = useLanguage();
  const current = useOrderWeek();
  const [seenWeek, setSeenWeek] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownOrderWeek | null>(null);
  const isSeen = current !== null && [null, current.week].includes(seenWeek);
  if (isSeen && shown !== current) {
    setSeenWeek(current.week);
    setShown(current);
  }
  const { week, deadline, opensAt } = isSeen || current === null ? unchanged : current;
  // The same object for the same question: the note is focused when it is another one.
  const weekChanged = useMemo(() => {
    if (week === null) return null;
    return opensAt == null
      ? { kind: "week-changed" as const, week, deadline: Date.parse(deadline) }
      : { kind: "not-open" as const, opensAt: Date.parse(opensAt) };
  }, [week, deadline, opensAt]);
  return {
    seenWeek,
    shownWeek: shown?.week === seenWeek ? shown : null,
    agree: (next) => flushSync(() => setSeenWeek(next)),
    weekChanged,
    reloadWeek: () => void client.reload(orderWeekDocument, { filter: { language } }),
  };
}

const unchanged = { week: null, deadline: "", opensAt: null };
