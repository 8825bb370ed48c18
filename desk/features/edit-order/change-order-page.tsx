import { useEffect, useId, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCalledAhead, useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { type StoredDraft, useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { useLiveState, useRefreshWeeks } from "#desk/data/week/week-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { ChooseVersion } from "#desk/parts/edited/choose-version.tsx";
import { changeDraftName } from "#desk/parts/order/change-draft-name.ts";
import { OrderDishes } from "#desk/parts/order/order-dishes.tsx";
import type { OrderPageAnswer } from "#desk/parts/order/use-order-page.ts";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, signedPriceText } from "#domain/money/price-text.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Page, Row, Stack, Text } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { changeInput, isChanged } from "./draft-input.ts";
import { draftOfPage, isOrderDraft, type OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import { OrderEditor } from "./order-editor.tsx";
import { type OrderMenu, orderMenuOf } from "./order-menu.ts";
import { useEditing } from "./use-editing.ts";

/** Changes an order. Names stay in the language in which the change was begun, so that they are those of the draft. */
export function ChangeOrderPage() {
  const { number } = useParams<{ readonly number: string }>();
  const { language, messages } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const stored = useDraft(changeDraftName(number), isOrderDraft);
  const namesIn = stored[0]?.namesIn ?? language;
  useCalledAhead("catalogue", {});
  const answer = useRenewedCall("order", { number, language: namesIn });
  const known = useCatalogue();
  const page = answer.ok ? answer.data : null;
  return (
    <Page isText className={styles.page}>
      <ScreenBar
        title={messages.order.change}
        back={<BackToList href={`/orders/${number}`} label={texts.toOrder} />}
      />
      {page !== null && known.kind === "known" ? (
        <ChangeOrder
          key={number}
          page={page}
          menu={orderMenuOf(known.catalogue, namesIn)}
          namesIn={namesIn}
          stored={stored}
        />
      ) : (
        <State
          drawing="failure"
          role="alert"
          title={answer.ok && page === null ? texts.unknownOrder : texts.loadFailed}
        >
          {!(answer.ok && page === null) && <p>{texts.loadFailedHint}</p>}
        </State>
      )}
    </Page>
  );
}

interface ChangeOrderProps {
  readonly page: OrderPageAnswer;
  readonly menu: OrderMenu;
  readonly namesIn: Language;
  readonly stored: StoredDraft<OrderDraft>;
}

/** The editor of an order with its draft. A newer order is shown beside the draft, which keeps what it was made from until she decides. */
function ChangeOrder({ page, menu, namesIn, stored }: ChangeOrderProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const { client, call } = useCalls();
  const { sent } = useQueue();
  const refreshWeeks = useRefreshWeeks();
  const [, navigate] = useLocation();
  const [told, setTold] = useState(0);
  const tellAgain = () => setTold((times) => times + 1);
  const { order } = page;
  const { number } = order;
  const first = draftOfPage(page, namesIn);
  // Another device or the customer changed it: she learns it while she writes, and not when she saves.
  const { revision } = useLiveState(order.state);
  useEffect(() => {
    if (revision > order.state.revision) void client.reload("order", { number, language: namesIn });
  }, [client, namesIn, number, order.state.revision, revision]);

  const editing = useEditing({
    stored,
    base: first,
    page,
    menu,
    send: (draft, action) => call("changeOrder", changeInput(draft, number, action)),
    onAnswer: ({ outcome, page: now }) => {
      if (now != null) client.keep("order", { number, language: namesIn }, now);
      if (outcome === "outdated") tellAgain();
    },
    onStored: async ({ draft, action: { actionId }, outcome, isShown }) => {
      const total = isolatedPriceText(agorot(outcome.page.orderTotal));
      const said = texts.saidChanged(order.name, total);
      const { tellsCustomer } = draft;
      sent(
        [{ actionId, orderNumber: number, week: null, tellsCustomer, action: { changed: true } }],
        tellsCustomer ? messages.order.said.withMail(said) : said,
      );
      await refreshWeeks();
      if (isShown()) navigate(`/orders/${number}`);
    },
  });

  const { draft, isElsewhere } = editing;
  return (
    <>
      <Row as="p" gap={4} lines={0} tone="soft" className={styles.about}>
        <bdi lang={order.language}>{order.name}</bdi>
        <span>{texts.ofOrder(number, dateText(order.state.week, language))}</span>
      </Row>
      {/* The editor keeps its place when the newer order appears, and with it the focus. */}
      <div className={isElsewhere ? styles.beside : undefined}>
        {isElsewhere && (
          <OutdatedOrder
            page={page}
            told={told}
            onKeepMine={editing.keepMine}
            onTakeStored={editing.startOver}
          />
        )}
        <OrderEditor
          editing={isElsewhere ? { ...editing, save: tellAgain } : editing}
          page={page}
          menu={menu}
          weeks={[]}
          isChanged={isChanged(draft, first)}
          onChange={(changed) =>
            editing.change(JSON.stringify(changed) === JSON.stringify(first) ? undefined : changed)
          }
        />
      </div>
    </>
  );
}

interface OutdatedOrderProps {
  /** The order as it is now. */
  readonly page: OrderPageAnswer;
  /** How often it stood in the way of saving. Then it takes the focus; while she writes it does not. */
  readonly told: number;
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}

/** The order as somebody else has changed it meanwhile, beside the draft. Nothing of the draft is lost until she says so. */
function OutdatedOrder({ page, told, onKeepMine, onTakeStored }: OutdatedOrderProps) {
  const { orders } = useMessages();
  const texts = useTexts(editOrderTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, orderTotal, adjustment, adjustmentText } = page;
  useEffect(() => {
    if (told > 0) heading.current?.focus();
  }, [told]);
  return (
    <Stack as="section" aria-labelledby={id} className={styles.outdated}>
      <Text as="h2" ref={heading} id={id} tabIndex={-1} tone="error" size="heading">
        {texts.outdated}
      </Text>
      <p role="alert">{texts.outdatedHint}</p>
      <OrderDishes lines={order.lines} />
      <p>
        {orders[order.orderType]} · {order.place}
        {order.orderType === "delivery" && order.address !== null && (
          <>
            {" · "}
            <bdi>{order.address}</bdi>
          </>
        )}
      </p>
      {adjustment !== 0 && (
        <p>
          {texts.adjustments[adjustment < 0 ? "discount" : "surcharge"]}{" "}
          <bdi dir="ltr">{signedPriceText(adjustment)}</bdi> · <bdi>{adjustmentText}</bdi>
        </p>
      )}
      <Text size="large" weight={700}>
        {texts.outdatedTotal} <Price amount={agorot(orderTotal)} />
      </Text>
      <ChooseVersion
        hint={texts.keepMineHint}
        onKeepMine={onKeepMine}
        onTakeStored={onTakeStored}
      />
    </Stack>
  );
}
