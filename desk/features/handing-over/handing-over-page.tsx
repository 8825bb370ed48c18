import { Fragment, memo, useCallback, useRef, useState } from "react";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { HandOverButtons, type PressHandOver, useHandOver } from "#desk/parts/order/hand-over.tsx";
import { nameText, OrderName } from "#desk/parts/order/order-name.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { PressesTogether } from "#desk/parts/order/presses-together.tsx";
import { isSameRow } from "#desk/parts/order/same-row.ts";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { OpenFilter, useOpenFilter } from "#desk/parts/page/open-filter.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import { byName, ordersToServe } from "#domain/order-log/desk-order.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";
import { CountBar } from "#web/ui/count-bar.tsx";
import { Words } from "#web/ui/layout.tsx";
import { rowLinkClass, ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import { OrdersOfOnePerson, useOrdersOfOnePerson } from "./orders-of-one-person.tsx";

/** For the door: two letters find a name, and one press hands the order over, or all orders of its customer. */
export function HandingOverPage() {
  const { handingOver: texts, orders: ofOrders } = useMessages();
  const { orders } = useWeek();
  const pressHandOver = useHandOver();
  const [typed, setTyped] = useState("");
  // What the list shows: it stays when a press empties the field, so that no other order slides under the finger.
  const [search, setSearch] = useState("");
  const type = useCallback((text: string) => {
    setTyped(text);
    setSearch(text);
  }, []);
  const searchField = useRef<HTMLInputElement>(null);
  const handOver = useCallback(
    (...[marked, way, name]: Parameters<PressHandOver>) => {
      pressHandOver(marked, way, name);
      // Also where the field is empty by now, because a press on what was found was taken back.
      if (way === "not-handed-over" || search.trim() === "") return;
      // The next customer is at the door.
      setTyped("");
      searchField.current?.focus();
    },
    [pressHandOver, search],
  );
  const served = ordersToServe(orders);
  const done = served.filter(({ state }) => state.isHandedOver);
  const filter = useOpenFilter(done.map(({ number }) => number));
  const isSearching = search.trim() !== "";
  // A search finds canceled orders too: a customer who comes for one must learn it.
  const shown = isSearching
    ? searchOrders(orders, search).toSorted(byName)
    : served.filter(({ number }) => filter.isShown(number));
  const togetherBefore = useOrdersOfOnePerson(shown);
  return (
    <WorkPage texts={texts} isEmpty={orders.length === 0}>
      <CountBar
        count={texts.handedOverOf(done.length, served.length)}
        search={
          <SearchField
            label={texts.search}
            value={typed}
            inputRef={searchField}
            onSearch={type}
            found={isSearching ? ofOrders.found(shown.length) : ""}
          />
        }
      >
        {typed.trim() === "" && (
          <OpenFilter
            texts={texts}
            filter={{
              ...filter,
              showOpenOnly: (isOpenOnly) => {
                setSearch("");
                filter.showOpenOnly(isOpenOnly);
              },
            }}
          />
        )}
      </CountBar>
      {shown.length === 0 &&
        (isSearching ? (
          <State drawing="empty" title={ofOrders.found(0)}>
            <p>{texts.nothingFoundHint}</p>
          </State>
        ) : (
          <State drawing="success" title={texts.allHandedOver} />
        ))}
      <ScreenList isGrid>
        {shown.map((order) => (
          <Fragment key={order.number}>
            {togetherBefore(order.number).map((ofPerson) => (
              <OrdersOfOnePerson key="together" orders={ofPerson} onHandOver={handOver} />
            ))}
            <HandingOverOrder order={order} onHandOver={handOver} />
          </Fragment>
        ))}
      </ScreenList>
      <PressesTogether of="handedOver" />
    </WorkPage>
  );
}

interface HandingOverOrderProps {
  readonly order: ShownDeskOrder;
  /** Stays the same, so that a press renders one order again and not a hundred. */
  readonly onHandOver: PressHandOver;
}

/**
 * An order at the door: whose it is, what is due, and the presses. A press on its name shows what is in the box: a list of a hundred orders
 * would be too long with it. A device that may not read money says that something is due.
 */
const HandingOverOrder = memo(function HandingOverOrder({
  order,
  onHandOver,
}: HandingOverOrderProps) {
  const { orders, handingOver: texts } = useMessages();
  const box = useFold();
  const { place, orderType, handOver, notes, customerNote, lines, state } = order;
  const { isPacked, isHandedOver, isCancelled, due, received, hasBalance } = state;
  const isWaiting = !isHandedOver && !isCancelled;
  const where = [place, orders[orderType], ...(isWaiting && handOver !== null ? [handOver] : [])];
  return (
    <ScreenRow
      isDone={!isWaiting}
      name={
        <button type="button" className={rowLinkClass} title={texts.box} {...box.button}>
          <OrderName {...order} />
        </button>
      }
      amount={
        due === null ? (
          hasBalance && <Words tone="error">{texts.askSeller}</Words>
        ) : (
          <BalanceWords due={due} received={received} />
        )
      }
      about={
        <>
          {isCancelled && <Words tone="error">{texts.cancelled}</Words>}
          <span>{where.join(" · ")}</span>
          {isWaiting && !isPacked && <Words tone="problem">{texts.notPacked}</Words>}
        </>
      }
    >
      <OrderNotes notes={notes} customers={customerNote} />
      <div {...box.content}>{box.isOpen && <BoxLines lines={lines} />}</div>
      {!isCancelled && (
        <HandOverButtons orders={[order]} name={nameText(order)} onHandOver={onHandOver} />
      )}
    </ScreenRow>
  );
}, isSameRow);
