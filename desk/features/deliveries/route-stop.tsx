import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import {
  HandOverButtons,
  type PressHandOver,
  toPayTogether,
} from "#desk/parts/order/hand-over.tsx";
import { nameText, OrderName } from "#desk/parts/order/order-name.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { hasOwnAddresses, promisedHours } from "#desk/parts/order/orders-of-stop.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icon.tsx";
import { Row, Stack, Text, Words } from "#web/ui/layout.tsx";
import { ScreenRow } from "#web/ui/screen.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import styles from "./route-stop.module.css";

interface NavigationProps {
  readonly stop: DeskWeek["route"][number];
  /** The navigation app of the device. */
  readonly app: MapApp;
  readonly onApp: (app: MapApp) => void;
}

interface RouteStopProps extends NavigationProps {
  readonly position: number;
  readonly orders: readonly ShownDeskOrder[];
  readonly onHandOver: PressHandOver;
}

/** A stop with its address, the way to get there, and its orders. A stop that is done goes quiet and stays in its place. */
export function StopListRow({ position, orders, onHandOver, ...navigation }: RouteStopProps) {
  const { stop } = navigation;
  const isDone = orders.every(({ state }) => state.isHandedOver);
  const hasOwn = hasOwnAddresses(stop, orders);
  return (
    <ScreenRow
      isDone={isDone}
      name={
        <h2 className={styles.address}>
          <span className={styles.position}>{`${String(position)}.`}</span>
          <bdi>{stop.address}</bdi>
        </h2>
      }
      about={[stop.place, ...promisedHours(orders)].join(" · ")}
      end={!isDone && <Navigation {...navigation} />}
    >
      <Stack as="ul" gap={2}>
        {orders.map((order) => (
          <StopOrder
            key={order.number}
            order={order}
            address={hasOwn ? order.address : null}
            onHandOver={onHandOver}
          />
        ))}
        {orders.length > 1 && (
          <StopTogether orders={orders} address={stop.address} onHandOver={onHandOver} />
        )}
      </Stack>
    </ScreenRow>
  );
}

/** The link that opens the device's navigation app at a stop; the other apps fold out, and one that is used becomes the device's. */
function Navigation({ stop, app, onApp }: NavigationProps) {
  const { route: texts } = useMessages();
  const others = useFold();
  const links = mapLinks(stop.street, stop.place);
  const names = { waze: "Waze", googleMaps: "Google Maps", other: texts.otherMap };
  const link = (each: MapApp) => (
    <a
      key={each}
      href={links[each]}
      rel="noopener noreferrer"
      className={buttonClass("plain", styles.link)}
      aria-label={`${texts.navigate}, ${names[each]}: ${stop.address}`}
      onClick={() => {
        onApp(each);
        others.close();
      }}
    >
      {names[each]}
    </a>
  );
  return (
    <>
      {link(app)}
      <Button
        look="quiet"
        className={styles.link}
        aria-label={`${texts.otherMaps}: ${stop.address}`}
        {...others.button}
      >
        {others.isOpen ? "▴" : "▾"}
      </Button>
      <div {...others.content} className={styles.others}>
        {others.isOpen && <Stack gap={1}>{mapApps.filter((each) => each !== app).map(link)}</Stack>}
      </div>
    </>
  );
}

interface StopTogetherProps extends Pick<RouteStopProps, "orders" | "onHandOver"> {
  readonly address: string;
}

/** All boxes of a stop that are not handed over yet: what is owed of them, and one press for them. */
function StopTogether({ orders, address, onHandOver }: StopTogetherProps) {
  const { handingOver: texts } = useMessages();
  const waiting = orders.filter(({ state }) => !state.isHandedOver);
  return (
    <Stack as="li" gap={1} className={styles.order}>
      <Row gap={2} lines={0} isSpread>
        <Text weight={600}>{texts.together.orders(orders.length)}</Text>
        <BalanceWords due={toPayTogether(waiting)} received={0} />
      </Row>
      <HandOverButtons orders={orders} name={address} onHandOver={onHandOver} />
    </Stack>
  );
}

interface StopOrderProps extends Pick<RouteStopProps, "onHandOver"> {
  readonly order: ShownDeskOrder;
  /** What its customer wrote, unless the stop says it. */
  readonly address: string | null;
}

function StopOrder({ order, address, onHandOver }: StopOrderProps) {
  const { route: texts } = useMessages();
  const { phoneNumber, notes, customerNote, driverNote, state } = order;
  return (
    <Stack as="li" gap={1} className={styles.order}>
      <Row gap={2} lines={0} isSpread className={styles.who}>
        <Text as="h3" size="body">
          <OrderName {...order} />
          {address !== null && (
            <Words tone="soft" size="small" className={styles.written}>
              {" · "}
              <bdi>{address}</bdi>
            </Words>
          )}
        </Text>
        <BalanceWords due={state.due} received={state.received} />
      </Row>
      <OrderNotes notes={notes} customers={customerNote} lasting={driverNote} />
      <div className={styles.presses}>
        {phoneNumber !== null && (
          <a
            href={`tel:${phoneNumber}`}
            className={buttonClass("plain", styles.link)}
            aria-label={texts.callTo(nameText(order))}
          >
            <LineIcon path="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z" />
          </a>
        )}
        <HandOverButtons orders={[order]} name={nameText(order)} onHandOver={onHandOver} />
      </div>
    </Stack>
  );
}

/** The navigation apps that a stop leads to. `other` is any app that opens `geo:` addresses; phones of Apple have none. */
export const mapApps = ["waze", "googleMaps", "other"] as const;

type MapApp = (typeof mapApps)[number];

/** The links that open each app at a street and number of a place, as the customer wrote them, or its page where the phone has no such app. */
export function mapLinks(street: string, place: string): Readonly<Record<MapApp, string>> {
  const whole = encodeURIComponent(`${street}, ${place}`);
  return {
    waze: `https://waze.com/ul?q=${whole}&navigate=yes`,
    googleMaps: `https://www.google.com/maps/dir/?api=1&destination=${whole}`,
    other: `geo:0,0?q=${whole}`,
  };
}
