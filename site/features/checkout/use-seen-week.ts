import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { type ShownOrderWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { deliveryPlacesIn } from "#site/parts/delivery-places-in.ts";
import { nothingFrom } from "#web/graphql/answer-cache.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import type { OrderOutcome } from "./send-order.ts";

type WeekChanged = Extract<OrderOutcome, { kind: "week-changed" | "not-open" }>;

/** The week for which the customer orders: a change of it while the form is open is asked about, never taken for granted. */
export function useSeenWeek() {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const current = useOrderWeek();
  const [seenWeek, setSeenWeek] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownOrderWeek | null>(null);
  const isSeen = current != null && [null, current.week].includes(seenWeek);
  if (isSeen && shown !== current) {
    setSeenWeek(current.week);
    setShown(current);
  }
  const { week, deadline, opensAt } = isSeen || current == null ? unchanged : current;
  // The same object for the same question: the note is focused when it is another one.
  const weekChanged = useMemo((): WeekChanged | null => {
    if (week === null) return null;
    return opensAt == null
      ? { kind: "week-changed", week, deadline: Date.parse(deadline) }
      : { kind: "not-open", opensAt: Date.parse(opensAt) };
  }, [week, deadline, opensAt]);
  useEffect(() => {
    if (weekChanged === null) return;
    // They say when the food of the week comes.
    void client.reload(deliveryPlacesIn[language], {});
  }, [weekChanged, client, language]);
  const isUnanswered = current === undefined;
  const reloadWeek = () => client.reload(orderWeekDocument, { filter: { language } });
  const askWeek = async () => {
    const answer = await reloadWeek();
    return answer.ok ? answer.data.orderWeek.week : nothingFrom(answer);
  };
  useEffect(() => {
    if (isUnanswered) void client.reload(orderWeekDocument, { filter: { language } });
  }, [isUnanswered, client, language]);
  return {
    /**
     * The first week that the form showed, or to which the customer has agreed since; null if the server tells none, and what asks for it
     * if it has not answered.
     */
    seenWeek: seenWeek === null && isUnanswered ? askWeek : seenWeek,
    /** What is known of it; undefined if the server has not answered. */
    shownWeek: shown?.week === seenWeek ? shown : isUnanswered ? undefined : null,
    /** The customer agrees to a week. Rendered synchronously: the form may be sent at once. */
    agree: (next: string) => flushSync(() => setSeenWeek(next)),
    /** The sentence that orders are taken for another week by now, while nothing was sent; null where they are not. */
    weekChanged,
    reloadWeek: () => void reloadWeek(),
  };
}

const unchanged = { week: null, deadline: "", opensAt: null };
