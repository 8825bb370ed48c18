import { useCallback, useRef, useState } from "react";
import { type ShownDeskOrder, useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { CountBar } from "#desk/parts/order/count-bar.tsx";
import { type HandOver, useHandOver } from "#desk/parts/order/hand-over.tsx";
import { OpenFilter, useOpenFilter } from "#desk/parts/order/open-filter.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { byName, ordersToServe } from "#domain/order-log/desk-order.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";
import { State } from "#web/ui/state.tsx";
import styles from "./handing-over-order.module.css";
import { HandingOverOrder } from "./handing-over-order.tsx";

/** For the door: two letters find a name, and one press hands the order over. */
export function HandingOverPage() {
  const { handingOver: texts } = useMessages();
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
    (order: ShownDeskOrder, way: HandOver) => {
      pressHandOver(order, way);
      if (way === "not-handed-over" || searchField.current?.value === "") return;
      // The next customer is at the door.
      setTyped("");
      searchField.current?.focus();
    },
    [pressHandOver],
  );
  const served = ordersToServe(orders);
  const done = served.filter(({ state }) => state.isHandedOver);
  const filter = useOpenFilter(done.map(({ number }) => number));
  const isSearching = search.trim() !== "";
  // A search finds cancelled orders too: whoever comes for one must be told.
  const shown = isSearching
    ? searchOrders(orders, search).toSorted(byName)
    : served.filter(({ number }) => filter.isShown(number));
  return (
    <WorkPage texts={texts} isEmpty={orders.length === 0}>
      <SearchField
        label={texts.search}
        value={typed}
        inputRef={searchField}
        onSearch={type}
        found={isSearching ? texts.found(shown.length) : ""}
      />
      <CountBar count={texts.handedOverOf(done.length, served.length)}>
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
          <State drawing="empty" title={texts.nothingFound}>
            <p>{texts.nothingFoundHint}</p>
          </State>
        ) : (
          <State drawing="success" title={texts.allHandedOver} />
        ))}
      <ul className={styles.orders}>
        {shown.map((order) => (
          <HandingOverOrder key={order.number} order={order} onHandOver={handOver} />
        ))}
      </ul>
    </WorkPage>
  );
}
