import { useSyncExternalStore } from "react";
import type { AvailabilityQuery } from "#contract/generated/availability-operations.ts";
import { type OrderType, orderTypes } from "#domain/customer/customer-data.ts";
import type { SiteLanguage } from "#domain/language/language.ts";
import { momentText } from "#domain/schedule/date-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { ordersLeftTexts } from "#site/language/orders-left-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { useOrderState } from "./order-context.tsx";

/** What the server says of how many orders a week still takes. */
export type KnownOrders = Pick<AvailabilityQuery, "ordersLeft" | "nextOpening">;

/** How many orders a week still takes, for who places a new one. */
export interface ShownOrdersLeft {
  readonly isFull: boolean;
  /** The way that takes no more, where the other one does. */
  readonly fullWay: OrderType | undefined;
  /** When orders open again; empty if it is not known. */
  readonly opensAgain: string;
  /** All that there is to say of it; empty if there is enough room. */
  readonly sentence: string;
}

const unknown: KnownOrders = { ordersLeft: [], nextOpening: "" };

/**
 * What the page knows of it; never asks the server. Nothing while a placed order is changed, which keeps its place; and nothing holds an
 * order up that may have been placed already: sending it again tells. For code that is loaded late.
 */
export function useOrdersLeft(): ShownOrdersLeft {
  const { client } = useGraphql();
  const { language, shopLanguage } = useLanguage();
  const state = useOrderState();
  const known = () =>
    client.known("Availability", { filter: { language: shopLanguage } }) as KnownOrders | undefined;
  const answer = useSyncExternalStore(client.subscribe, known, known) ?? unknown;
  const shown = showOrdersLeft(state?.changedOrder == null ? answer : unknown, language);
  return state?.isInDoubt === true ? { ...shown, isFull: false, fullWay: undefined } : shown;
}

/** What customers read of it. */
export function showOrdersLeft(
  { ordersLeft, nextOpening }: KnownOrders,
  language: SiteLanguage,
): ShownOrdersLeft {
  const texts = ordersLeftTexts[language];
  // What a refusal has said comes first.
  const leftOf = (way: OrderType) =>
    ordersLeft.find(({ orderType }) => orderType === way)?.left ?? Number.POSITIVE_INFINITY;
  const opens = Date.parse(nextOpening);
  const opensAgain = Number.isNaN(opens)
    ? ""
    : texts.opensAgain(wholeDates(momentText(opens, language), language));
  const least = Math.min(...orderTypes.map(leftOf));
  const most = Math.max(...orderTypes.map(leftOf));
  const isFull = most === 0;
  const fewer = orderTypes.find((way) => leftOf(way) === least && least < most);
  const lines = [
    isFull && `${texts.full} ${opensAgain}`,
    fewer !== undefined &&
      (least === 0
        ? `${texts.fullOf[fewer]} ${texts.otherThan[fewer]}`
        : texts.leftOf[fewer](least)),
    !isFull && Number.isFinite(most) && texts.left(most),
  ];
  return {
    isFull,
    fullWay: least === 0 ? fewer : undefined,
    opensAgain,
    sentence: lines
      .filter((line) => line !== false)
      .join(" ")
      .trim(),
  };
}
