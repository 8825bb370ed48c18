import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderWeek } from "#site/order-state/use-order-week.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import type { SendOutcome } from "./send-order.ts";

interface SeenWeek {
  /** The week that the customer saw when she opened the form, or agreed to since; null if the server tells none. */
  readonly seenWeek: string | null;
  /** The customer agrees to a week. Rendered synchronously: the form may be sent at once. */
  readonly agree: (week: string) => void;
  /** What is asked where the week has changed since, while nothing was sent; null where it has not. */
  readonly weekChanged: Extract<SendOutcome, { kind: "week-changed" }> | null;
  readonly reloadWeek: () => void;
}

/** The week for which the customer orders: a change of it while the form is open is asked about, never taken for granted. */
export function useSeenWeek(): SeenWeek {
  const { client } = useGraphql();
  const { language } = useLanguage();
  const current = useOrderWeek();
  const [agreed, setAgreed] = useState(current?.week ?? null);
  const seenWeek = agreed ?? current?.week ?? null;
  const isChanged = current !== null && current.week !== seenWeek;
  const week = isChanged ? current.week : null;
  const deadline = isChanged ? current.deadline : "";
  // The same object for the same question: the note is focused when it is another one.
  const weekChanged = useMemo(
    () =>
      week === null
        ? null
        : { kind: "week-changed" as const, week, deadline: Date.parse(deadline) },
    [week, deadline],
  );
  return {
    seenWeek,
    agree: (next) => flushSync(() => setAgreed(next)),
    weekChanged,
    reloadWeek: () => void client.reload(orderWeekDocument, { filter: { language } }),
  };
}
