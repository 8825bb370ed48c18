import { useCallback } from "react";
import { Link } from "wouter";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { type ShownDeskOrder, useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { CountBar } from "#desk/parts/order/count-bar.tsx";
import { OpenFilter, useOpenFilter } from "#desk/parts/order/open-filter.tsx";
import { UnreadableOrders } from "#desk/parts/order/unreadable-orders.tsx";
import { packingSlips } from "#domain/order-log/packing-slips.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import styles from "./packing-order.module.css";
import { PackingOrder } from "./packing-order.tsx";
import { PlaceHead } from "./place-head.tsx";

/** The boxes of a week, by place and then by name: what is in each, and which are packed. */
export function PackingPage() {
  const { packing: texts } = useMessages();
  const { week, orders, places, unreadable } = useWeek();
  const press = useMark();
  const slips = packingSlips(orders, places);
  const boxes = slips.flatMap((place) => place.orders);
  const packed = boxes.filter(({ state }) => state.isPacked);
  const filter = useOpenFilter(packed.map(({ number }) => number));
  const shown = slips
    .map((place) => ({
      ...place,
      shown: place.orders.filter((each) => filter.isShown(each.number)),
    }))
    .filter((place) => place.shown.length > 0);
  const set = useCallback(
    (number: string, name: string, isPacked: boolean) => {
      const said = isPacked ? texts.saidPacked : texts.saidNotPacked;
      press([{ orderNumber: number, action: { packed: isPacked } }], said(name));
    },
    [press, texts],
  );
  const packRest = (place: string, open: readonly ShownDeskOrder[]) => {
    const presses = open.map(({ number }) => ({ orderNumber: number, action: { packed: true } }));
    press(presses, texts.saidRestPacked(place, open.length));
  };
  return (
    <Stack gap={4}>
      <PageHeading>{texts.title}</PageHeading>
      <UnreadableOrders unreadable={unreadable} />
      {boxes.length === 0 ? (
        <State drawing="empty" title={texts.empty}>
          <p>{texts.emptyHint}</p>
        </State>
      ) : (
        <>
          <CountBar count={texts.packedOf(packed.length, boxes.length)}>
            <OpenFilter texts={texts} filter={filter} />
            <Link href={`/paper/slips?week=${week}`} className={buttonClass("quiet")}>
              {texts.toPaper}
            </Link>
          </CountBar>
          {shown.length === 0 && <State drawing="success" title={texts.allPacked} />}
          {shown.map((place) => (
            <Stack as="section" key={place.place}>
              <PlaceHead
                texts={texts}
                place={place.place}
                orders={place.orders}
                onPack={packRest}
              />
              <ul className={styles.boxes}>
                {place.shown.map((order) => (
                  <PackingOrder key={order.number} texts={texts} order={order} onSet={set} />
                ))}
              </ul>
            </Stack>
          ))}
        </>
      )}
    </Stack>
  );
}
