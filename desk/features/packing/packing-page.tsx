import { memo, useCallback, useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { nameText, OrderName } from "#desk/parts/order/order-name.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { PressesTogether } from "#desk/parts/order/presses-together.tsx";
import { isSameRow } from "#desk/parts/order/same-row.ts";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { OpenFilter, useOpenFilter } from "#desk/parts/page/open-filter.tsx";
import { packingSlips } from "#domain/order-log/packing-slips.ts";
import { CountBar } from "#web/ui/count-bar.tsx";
import { Row, Text, Words } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { MissingDialog, type MissingProps } from "./missing-dialog.tsx";
import styles from "./packing-page.module.css";

/** The boxes of a week, by place and then by name: what is in each, and which are packed. */
export function PackingPage() {
  const { packing: texts } = useMessages();
  const { orders, places } = useWeek();
  const mark = useMark();
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
      mark([{ orderNumber: number, action: { packed: isPacked } }], said(name));
    },
    [mark, texts],
  );
  const packRest = (place: string, open: readonly ShownDeskOrder[]) => {
    const presses = open.map((order) => ({
      orderNumber: order.number,
      action: { packed: true },
      said: texts.saidPacked(nameText(order)),
    }));
    mark(presses, texts.saidRestPacked(place, open.length));
  };
  return (
    <WorkPage texts={texts} paper="slips" isEmpty={boxes.length === 0}>
      <CountBar count={texts.packedOf(packed.length, boxes.length)}>
        <OpenFilter texts={texts} filter={filter} />
      </CountBar>
      {shown.length === 0 && <State drawing="success" title={texts.allPacked} />}
      {shown.map((place) => (
        <section key={place.place}>
          <PlaceHead place={place.place} orders={place.orders} onPack={packRest} />
          <ScreenList isGrid>
            {place.shown.map((order) => (
              <PackingOrder key={order.number} order={order} onSet={set} />
            ))}
          </ScreenList>
        </section>
      ))}
      <PressesTogether of="orders" />
    </WorkPage>
  );
}

interface PlaceHeadProps {
  readonly place: string;
  /** Those that are not canceled. */
  readonly orders: readonly ShownDeskOrder[];
  readonly onPack: (place: string, open: readonly ShownDeskOrder[]) => void;
}

/** The name of a place, how many of its boxes are packed, and one press for the rest of them. */
function PlaceHead({ place, orders, onPack }: PlaceHeadProps) {
  const { packing: texts } = useMessages();
  const nameRef = useRef<HTMLHeadingElement>(null);
  const open = orders.filter(({ state }) => !state.isPacked);
  return (
    <Row gap={4} lines={0} align="center" isSpread className={styles.place}>
      <h2 ref={nameRef} tabIndex={-1} className={styles.name}>
        {texts.ofPlace(place, orders.length - open.length, orders.length)}
      </h2>
      {open.length > 1 && (
        <NamedButton
          look="quiet"
          text={texts.packedRest(open.length)}
          name={place}
          onClick={() => {
            // The button is about to go.
            nameRef.current?.focus({ preventScroll: true });
            onPack(place, open);
          }}
        />
      )}
    </Row>
  );
}

interface PackingOrderProps {
  readonly order: ShownDeskOrder;
  /** Stays the same, so that a press renders one box again and not a hundred. */
  readonly onSet: (number: string, name: string, isPacked: boolean) => void;
}

/** The box of an order: whose it is, notes, what is in it, and one press when it is packed. */
const PackingOrder = memo(function PackingOrder({ order, onSet }: PackingOrderProps) {
  const { orders, packing: texts } = useMessages();
  const { number, orderType, notes, customerNote, kitchenNote, lines, state } = order;
  const name = nameText(order);
  const { isPacked } = state;
  const button = isPacked ? texts.notPacked : texts.packed;
  return (
    <ScreenRow
      isDone={isPacked}
      name={
        <Text as="h3" size="name">
          <OrderName {...order} />
        </Text>
      }
      about={
        <>
          {isPacked && <Words tone="done">{orders.packed}</Words>}
          {orders[orderType]}
          <MissingButton order={order} />
        </>
      }
      end={
        <NamedButton
          look={isPacked ? "quiet" : "plain"}
          className={styles.mark}
          text={button}
          name={name}
          onClick={() => onSet(number, name, !isPacked)}
        />
      }
    >
      <OrderNotes notes={notes} customers={customerNote} lasting={kitchenNote} />
      <BoxLines lines={lines} />
    </ScreenRow>
  );
}, isSameRow);

/** The button for a box in which something is missing, and what it opens. */
function MissingButton({ order }: MissingProps) {
  const { packing: texts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <NamedButton
        look="quiet"
        className={styles.missing}
        text={texts.isMissing}
        name={nameText(order)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <MissingDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
