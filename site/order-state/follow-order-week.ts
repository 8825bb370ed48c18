import { useEffect } from "react";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { followAvailability } from "./reload-availability.ts";
import { useOrderWeek } from "./use-order-week.ts";
import { useShop } from "./use-shop.ts";

/**
 * The clock of a device may be wrong, so a week that does not end when it should is asked for again after this time, and so is what the
 * server has not answered. In milliseconds.
 */
const patience = 60_000;
/** The longest timer: a device that sleeps stops it, and a browser cannot count a month. In milliseconds. */
const longestWait = 3_600_000;
/** Looking at the page again is several events. In milliseconds. */
const leastBetweenLooks = 5_000;

/**
 * Renders nothing. Asks for the week that orders are taken for, and what is sold out in it, again when it should have changed, and whenever the page is looked at again; and
 * where the server did not answer it or the settings of the shop. The device's clock only decides when to ask; the week is what the server answers. For code that is loaded after hydration.
 * Suspends until the week is known.
 */
export function FollowOrderWeek(): null {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const week = useOrderWeek();
  const isUnanswered = useShop() === undefined || week === undefined;
  const endsAt = week == null ? null : Date.parse(week.opensAt ?? week.deadline);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = 0;
    const ask = () => {
      if (!navigator.onLine) return;
      askedAt = Date.now();
      void client.reload(orderWeekDocument, { filter: { language } });
      // What is sold out and full is so for that week.
      void followAvailability(client, language);
    };
    const follow = () => {
      const left = isUnanswered ? 0 : (endsAt ?? Number.POSITIVE_INFINITY) - Date.now();
      const isOver = left <= 0;
      if (isOver) ask();
      timer = setTimeout(follow, isOver ? patience : Math.min(left, longestWait));
    };
    const onLook = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt > leastBetweenLooks) ask();
    };
    follow();
    document.addEventListener("visibilitychange", onLook);
    addEventListener("focus", onLook);
    addEventListener("online", onLook);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onLook);
      removeEventListener("focus", onLook);
      removeEventListener("online", onLook);
    };
  }, [client, language, endsAt, isUnanswered]);
  return null;
}
