import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import { useHasPage, useMay } from "#desk/data/session/session-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { orderTableTexts } from "#desk/language/order-table-texts.ts";
import { useSettle } from "#desk/parts/order/settle-button.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
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
                      <PageLink
                        href={list}
                        className={buttonClass("quiet", paneCloseClass)}
                        aria-label={order.back}
                        onClick={leavePane}
                      >
                        <Icon name="close" />
                      </PageLink>
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
  const acts = useKeyActs();
  return (
    <Dialog
      title={texts.help}
      closesOnBackdrop
      onCancel={onClose}
      footer={<Button onClick={onClose}>{shell.close}</Button>}
    >
      <Stack as="dl" gap={2}>
        {Object.entries(texts.keys).map(
          ([key, does]) =>
            acts[key] !== false && (
              <Row key={key} gap={4} isSpread>
                <dt>
                  <kbd dir="ltr">{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </Row>
            ),
        )}
      </Stack>
    </Dialog>
  );
}

/** Whether the device may do what a key does. */
function useKeyActs(): Readonly<Record<string, boolean>> {
  const may = useMay();
  const hasPage = useHasPage();
  const opensOrders = hasPage("/orders/1");
  return {
    P: may.mark("money"),
    A: may.mark("packed"),
    H: may.mark("handedOver"),
    N: hasPage("/orders/new"),
    Enter: opensOrders,
    Esc: opensOrders,
  };
}

interface TableKeys {
  readonly orders: readonly ShownDeskOrder[];
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly onNew: () => void;
  /** Closes what is opened beside the table. */
  readonly onClose: () => void;
}

/**
 * Gives the handler of the keys of a table of orders. They act only while something on the page has the focus, and a letter that marks
 * an order only on its row; letters are known by their place on the keyboard, so that they are the same in both languages.
 */
function useTableKeys(keys: TableKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { order: texts } = useMessages();
  const markOrders = useMark();
  const acts = useKeyActs();
  return (event) => {
    const { target, key, code } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("input, select, textarea") || target.closest("dialog") !== null) return;
    // In the order that is opened keys do what they do on every page.
    const isInOrder = target.closest("article") !== null;
    const link = target.closest("tr")?.querySelector<HTMLElement>("[data-order]");
    const order = keys.orders.find(({ number }) => number === link?.dataset["order"]);
    const mark = (action: MarkAction, said: (name: string) => string) => {
      if (order !== undefined)
        markOrders([{ orderNumber: order.number, action }], said(order.name));
    };
    const known: Readonly<Record<string, () => void>> = {
      "/": keys.onSearch,
      "?": keys.onHelp,
      Escape: keys.onClose,
      ...(!isInOrder && {
        ArrowDown: () => move(event.currentTarget, link, 1),
        ArrowUp: () => move(event.currentTarget, link, -1),
        KeyN: keys.onNew,
      }),
      ...(order !== undefined && {
        KeyP: () => link?.closest("tr")?.querySelector<HTMLElement>("button")?.click(),
        KeyA: () => mark({ packed: true }, texts.said.packed),
        KeyH: () => mark({ handedOver: true }, texts.said.handedOver),
      }),
    };
    const act = known[key] ?? known[code];
    if (act === undefined || acts[code.slice("Key".length)] === false) return;
    event.preventDefault();
    act();
  };
}

/** Moves the focus to the row above or below the one that has it, or to the first one. */
function move(room: HTMLElement, from: HTMLElement | null | undefined, by: 1 | -1): void {
  const links = [...room.querySelectorAll<HTMLElement>("[data-order]")];
  const at = from == null ? -1 : links.indexOf(from);
  const to = links[Math.min(Math.max(at + by, 0), links.length - 1)];
  to?.focus();
}
