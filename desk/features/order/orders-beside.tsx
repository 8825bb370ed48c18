import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { orderTableTexts } from "#desk/language/order-table-texts.ts";
import { useSettle } from "#desk/parts/order/settle-button.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Page, Row, Stack } from "#web/ui/layout.tsx";
import { focusPageHeading } from "#web/ui/page-heading.tsx";
import { Beside, PaneHead, paneCloseClass } from "#web/ui/screen-table.tsx";
import { OrderOfNumber } from "./order-page.tsx";
import { OrdersHead } from "./orders-head.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { useFoundOrders } from "./use-found-orders.ts";
import { useTableKeys } from "./use-table-keys.ts";

interface OrdersBesideProps {
  /** Of the order that is opened beside the table. */
  readonly number: string | undefined;
}

/** The orders of a week as a table, with one of them beside it. Everything is reached by keys, too. */
export function OrdersBeside({ number }: OrdersBesideProps) {
  const { order } = useMessages();
  const { help } = useTexts(orderTableTexts);
  const [, navigate] = useLocation();
  const found = useFoundOrders();
  const { shown, week, way, keep, texts } = found;
  const [isHelping, setIsHelping] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const settle = useSettle(keep);
  const list = `/orders?week=${week.week}`;
  /** The focus goes back to the row, because what has it is about to go. */
  const leavePane = () => {
    if (number === undefined) return;
    room.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(number)}"]`)?.focus();
  };
  const onKeyDown = useTableKeys({
    orders: shown,
    onSearch: () => searchRef.current?.focus(),
    onHelp: () => setIsHelping(true),
    onNew: () => navigate(`/orders/new?week=${week.week}`),
    onClose: () => {
      leavePane();
      navigate(list);
    },
  });
  useEffect(() => {
    // The keys act where the focus is.
    if (document.activeElement === document.body) focusPageHeading();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls inside
    <div ref={room} onKeyDown={onKeyDown}>
      <Page gap={1}>
        <OrdersHead {...found} searchRef={searchRef}>
          <Button look="quiet" aria-label={help} onClick={() => setIsHelping(true)}>
            ?
          </Button>
        </OrdersHead>
        <Beside
          opened={
            number === undefined ? null : (
              <OrderOfNumber
                key={number}
                number={number}
                renderHead={(name, lang) => (
                  <PaneHead
                    title={name}
                    lang={lang}
                    close={
                      <Link
                        href={list}
                        className={buttonClass("quiet", paneCloseClass)}
                        aria-label={order.back}
                        onClick={leavePane}
                      >
                        <Icon name="close" />
                      </Link>
                    }
                  />
                )}
              />
            )
          }
        >
          {shown.length > 0 && (
            <OrdersTable
              label={texts.list}
              orders={shown}
              opened={number}
              way={way}
              onSettle={settle}
            />
          )}
        </Beside>
      </Page>
      {isHelping && <KeysCard onClose={() => setIsHelping(false)} />}
    </div>
  );
}

/** What the keys of the table do. */
function KeysCard({ onClose }: { readonly onClose: () => void }) {
  const { shell } = useMessages();
  const texts = useTexts(orderTableTexts);
  return (
    <Dialog
      title={texts.help}
      closesOnBackdrop
      onCancel={onClose}
      footer={<Button onClick={onClose}>{shell.close}</Button>}
    >
      <Stack as="dl" gap={2}>
        {Object.entries(texts.keys).map(([key, does]) => (
          <Row key={key} gap={4} isSpread>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}
