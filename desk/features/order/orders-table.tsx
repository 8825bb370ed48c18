import { memo } from "react";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { orderTableTexts } from "#desk/language/order-table-texts.ts";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { nameText, OrderRowLink, useNamed } from "#desk/parts/order/order-name.tsx";
import { isSameRow } from "#desk/parts/order/same-row.ts";
import { SettleButton, type SettledOrder } from "#desk/parts/order/settle-button.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import {
  ActionCell,
  ScreenTable,
  TableCell,
  type TableColumn,
  TableRow,
} from "#web/ui/screen-table.tsx";

interface OrdersTableProps {
  readonly label: string;
  readonly orders: readonly ShownDeskOrder[];
  /** The number of the order beside the table. */
  readonly opened: string | undefined;
  readonly way: PaymentWay;
  readonly onSettle: (order: SettledOrder, way: PaymentWay) => void;
}

/** The orders of a week as a table: each leads to the order, which opens beside it. */
export function OrdersTable({ label, orders, opened, way, onSettle }: OrdersTableProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(orderTableTexts);
  // Every order has dishes; a role that may not read them gets none.
  const hasDishes = orders.some(({ lines }) => lines.length > 0);
  const dishes: TableColumn<ShownDeskOrder> = {
    key: "dishes",
    title: texts.dishes,
    width: "small",
    isNumber: true,
    isMinor: true,
    sortBy: dishesOf,
  };
  const columns: readonly TableColumn<ShownDeskOrder>[] = [
    { key: "name", title: texts.name, sortBy: ({ name }) => name },
    { key: "place", title: texts.place, width: "middle", sortBy: ({ place }) => place },
    {
      key: "way",
      title: texts.way,
      width: "middle",
      isMinor: true,
      sortBy: ({ orderType }) => messages.orders[orderType],
    },
    ...(hasDishes ? [dishes] : []),
    {
      key: "due",
      title: texts.due,
      width: "middle",
      isNumber: true,
      sortBy: ({ state }) => state.due ?? 0,
    },
    {
      key: "received",
      title: texts.received,
      width: "middle",
      isNumber: true,
      isMinor: true,
      sortBy: ({ state }) => state.received ?? 0,
    },
    {
      key: "packed",
      title: messages.orders.packed,
      width: "small",
      isNumber: true,
      isMinor: true,
      sortBy: ({ state }) => Number(state.isPacked),
    },
    {
      key: "handed-over",
      title: messages.orders.handedOver,
      width: "small",
      isNumber: true,
      isMinor: true,
      sortBy: ({ state }) => Number(state.isHandedOver),
    },
  ];
  return (
    <ScreenTable
      label={label}
      columns={columns}
      rows={orders}
      keyOf={({ number }) => number}
      compare={compareIn[language]}
      actions={texts.actions}
    >
      {(order) => (
        <OrderTableRow
          key={order.number}
          order={order}
          isOpen={order.number === opened}
          hasDishes={hasDishes}
          way={way}
          onSettle={onSettle}
        />
      )}
    </ScreenTable>
  );
}

const compareIn = {
  he: new Intl.Collator("he").compare,
  en: new Intl.Collator("en").compare,
};

/** How many things of the order were counted, extras too. */
function dishesOf({ lines }: ShownDeskOrder): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

interface OrderTableRowProps extends Pick<OrdersTableProps, "way" | "onSettle"> {
  readonly order: ShownDeskOrder;
  readonly isOpen: boolean;
  readonly hasDishes: boolean;
}

const OrderTableRow = memo(function OrderTableRow({
  order,
  isOpen,
  hasDishes,
  ...rest
}: OrderTableRowProps) {
  const { messages } = useLanguage();
  const { number, state, orderType, place } = order;
  const name = nameText(useNamed(order));
  const { due, received, isPacked, isHandedOver, isCancelled } = state;
  return (
    <TableRow isOpen={isOpen} isDone={isCancelled}>
      <TableCell>
        <OrderRowLink order={order} isOpen={isOpen} />{" "}
        {isCancelled && <Words tone="problem">{messages.orders.cancelled}</Words>}
      </TableCell>
      <TableCell>
        <bdi>{place}</bdi>
      </TableCell>
      <TableCell isMinor>{messages.orders[orderType]}</TableCell>
      {hasDishes && (
        <TableCell isMinor isNumber>
          {dishesOf(order)}
        </TableCell>
      )}
      <TableCell isNumber>{due !== null && <Price amount={agorot(due)} />}</TableCell>
      <TableCell isMinor isNumber>
        {received !== null && received !== 0 && <bdi dir="ltr">{signedPriceText(received)}</bdi>}
      </TableCell>
      <TableCell isMinor>{isPacked && "✓"}</TableCell>
      <TableCell isMinor>{isHandedOver && "✓"}</TableCell>
      <ActionCell>
        <SettleButton
          number={number}
          name={name}
          due={due}
          received={received}
          otherwise={<BalanceWords due={due} received={received} />}
          {...rest}
        />
      </ActionCell>
    </TableRow>
  );
}, isSameRow);
