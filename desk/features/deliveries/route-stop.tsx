import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { type HandOver, HandOverButtons } from "#desk/parts/order/hand-over.tsx";
import { nameText, OrderName } from "#desk/parts/order/order-name.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { promisedHours } from "#desk/parts/order/promised-hours.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Card, Row, Stack, Text, Words } from "#web/ui/layout.tsx";
import { mapLinks } from "./map-links.ts";
import styles from "./route-stop.module.css";

interface RouteStopProps {
  readonly stop: DeskWeek["route"][number];
  readonly position: number;
  readonly orders: readonly ShownDeskOrder[];
  readonly onHandOver: (order: ShownDeskOrder, way: HandOver) => void;
}

/** A stop with its address, the ways to get there, and its orders. A stop that is done goes quiet and stays in its place. */
export function StopListRow({ stop, position, orders, onHandOver }: RouteStopProps) {
  const { route: texts } = useMessages();
  const { waze, googleMaps, other } = mapLinks(stop.address, stop.place);
  const isDone = orders.every(({ state }) => state.isHandedOver);
  const link = (href: string, text: string) => (
    <a
      href={href}
      rel="noopener noreferrer"
      className={buttonClass("plain")}
      aria-label={texts.ofStop(`${texts.navigate}, ${text}`, stop.address)}
    >
      {text}
    </a>
  );
  return (
    <Card as="li" isDone={isDone}>
      <h2 className={styles.address}>
        <span className={styles.position}>{`${String(position)}.`}</span>
        <span>
          <bdi>{stop.address}</bdi>
          <span className={styles.place}>{[stop.place, ...promisedHours(orders)].join(" · ")}</span>
        </span>
      </h2>
      {!isDone && (
        <Row className={styles.links}>
          {link(waze, "Waze")}
          {link(googleMaps, "Google Maps")}
          {link(other, texts.otherMap)}
        </Row>
      )}
      <Stack as="ul">
        {orders.map((order) => (
          <StopOrder key={order.number} order={order} onHandOver={onHandOver} />
        ))}
      </Stack>
    </Card>
  );
}

function StopOrder({
  order,
  onHandOver,
}: {
  readonly order: ShownDeskOrder;
  readonly onHandOver: RouteStopProps["onHandOver"];
}) {
  const { route: texts, handingOver } = useMessages();
  const { phoneNumber, notes, state } = order;
  return (
    <Stack as="li" gap={2} className={styles.order} tone={state.isHandedOver ? "soft" : undefined}>
      <div className={styles.head}>
        <Text as="h3" size="name">
          <OrderName {...order} />
        </Text>
        {phoneNumber !== null && (
          <a
            href={`tel:${phoneNumber}`}
            className={buttonClass("plain")}
            aria-label={texts.callTo(nameText(order))}
          >
            {texts.call}
          </a>
        )}
      </div>
      <Row as="p" gap={4} lines={0}>
        {state.isHandedOver && (
          <Words as="b" tone="done">
            {handingOver.handedOver}
          </Words>
        )}
        <BalanceWords due={state.due} received={state.received} />
      </Row>
      <OrderNotes notes={notes} />
      <HandOverButtons order={order} onHandOver={onHandOver} />
    </Stack>
  );
}
