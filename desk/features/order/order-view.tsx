import { type ReactNode, Suspense } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { CustomerContactLinks, WhatsappLink } from "#desk/parts/order/contact-links.tsx";
import { OrderDishes } from "#desk/parts/order/order-dishes.tsx";
import { nameText, OrderMarks } from "#desk/parts/order/order-name.tsx";
import { type OrderPageAnswer, useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { May } from "#desk/parts/rights/may.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import type { OrderType } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { NamedFact } from "#web/ui/facts.tsx";
import { Hint, linkClass, Note, Row, Section, Stack, Words } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Price } from "#web/ui/price.tsx";
import { MoneyForm } from "./money-form.tsx";
import { OrderRevisionList } from "./order-changes.tsx";
import { OrderNotesSection } from "./order-notes.tsx";
import { OrderRecord } from "./order-record.tsx";
import styles from "./order-view.module.css";

interface OrderViewProps {
  readonly order: ShownDeskOrder;
  /** What the order is called, and the way back, above everything else; `lang` is that of the name. */
  readonly renderHead: (name: string, lang: Language | undefined) => ReactNode;
}

/**
 * Everything about an order, beginning with what is owed and what was ordered. What only the server knows follows when it has arrived:
 * totals, history and mails.
 */
export function OrderView({ order, renderHead }: OrderViewProps) {
  const { language, messages } = useLanguage();
  const texts = messages.order;
  const { number, state } = order;
  return (
    <Stack as="article" gap={5}>
      {state.isErased
        ? renderHead(texts.erasedName, undefined)
        : renderHead(order.name, order.language)}
      {state.isErased && <Note as="p">{texts.erased}</Note>}
      <Stack gap={2}>
        <Row as="p" gap={2} lines={0} className={styles.place}>
          <Words weight={600}>{messages.orders[order.orderType]}</Words>
          <span>
            {order.place}
            {order.address !== null && order.address !== "" && (
              <>
                {" · "}
                <bdi lang={order.orderType === "pickup" ? undefined : order.language}>
                  {order.address}
                </bdi>
              </>
            )}
            {order.handOver !== null && ` · ${order.handOver}`}
          </span>
          <OrderMarks state={state} />
        </Row>
        <MoneyForm order={order} />
        {balance(state)?.kind === "to-pay" && (
          <Row gap={2} align="center">
            <May mark="asked">
              <Suspense fallback={<Button aria-busy>{messages.money.byWhatsapp}</Button>}>
                <AskByWhatsapp order={order} />
              </Suspense>
            </May>
            {state.askedAt !== null && (
              <Hint as="span">{messages.money.askedAt(shownMoment(state.askedAt, language))}</Hint>
            )}
          </Row>
        )}
      </Stack>
      <Section title={texts.dishes} gap={2}>
        <OrderDishes lines={order.lines} />
        <Suspense fallback={<Totals orderType={order.orderType} />}>
          <OrderTotals order={order} />
        </Suspense>
      </Section>
      <Stack gap={2}>
        {!state.isErased && (
          <>
            <CustomerContactLinks order={order} />
            <PageLink href={`/customers/${number}`} className={linkClass}>
              {texts.toPerson}
            </PageLink>
          </>
        )}
        <FactButtons order={order} />
      </Stack>
      {!state.isErased && <OrderNotesSection order={order} />}
      {!state.isErased && <OrderRevisionList order={order} />}
      <Row as="p" gap={3} lines={0} tone="soft">
        <span>{texts.number(number)}</span>
        <span>{texts.receivedAt(shownMoment(order.receivedAt, language))}</span>
        <span>{texts.week(dateText(state.week, language))}</span>
      </Row>
      <Suspense fallback={<Loading texts={messages.shell} />}>
        <OrderRecord order={order} />
      </Suspense>
    </Stack>
  );
}

/**
 * Opens WhatsApp with the text that asks for what is open, and marks that the customer was asked. Suspends until the server has told the
 * text.
 */
function AskByWhatsapp({ order }: { readonly order: ShownDeskOrder }) {
  const { money: texts } = useMessages();
  const mark = useMark();
  const { number, phoneNumber } = order;
  const text = useOrderPage(number)?.askingText ?? "";
  const action = { asked: "whatsapp" } as const;
  if (text === "") return null;
  return (
    <WhatsappLink
      phoneNumber={phoneNumber}
      text={text}
      onOpen={() => mark([{ orderNumber: number, action }], texts.saidAsked(nameText(order)))}
    >
      {texts.byWhatsapp}
    </WhatsappLink>
  );
}

/** The sums below the dishes. Suspends until the server has told them. */
function OrderTotals({ order }: { readonly order: ShownDeskOrder }) {
  const page = useOrderPage(order.number);
  return page && <Totals orderType={page.order.orderType} page={page} />;
}

interface TotalsProps {
  readonly orderType: OrderType;
  /** Until the server has told it, the sums keep their places, so that nothing below them moves under her finger. */
  readonly page?: OrderPageAnswer;
}

/** Dishes, pickup or delivery, discount or surcharge, and the total. */
function Totals({ orderType, page }: TotalsProps) {
  const { order: texts, orders } = useMessages();
  const { pickupOrDeliveryPrice, adjustment, adjustmentText, orderTotal } = page ?? {};
  const dishesTotal =
    page === undefined ? page : page.orderTotal - page.adjustment - page.pickupOrDeliveryPrice;
  return (
    <Stack as="dl" gap={1} className={styles.totals}>
      <Total name={texts.dishesTotal} amount={dishesTotal} />
      <Total name={orders[orderType]} amount={pickupOrDeliveryPrice} />
      {adjustment !== undefined && adjustment !== 0 && (
        <NamedFact name={<bdi>{adjustmentText}</bdi>}>
          <bdi dir="ltr">{signedPriceText(adjustment)}</bdi>
        </NamedFact>
      )}
      <Total name={texts.total} amount={orderTotal} />
    </Stack>
  );
}

interface TotalProps {
  readonly name: string;
  readonly amount: number | undefined;
}

function Total({ name, amount }: TotalProps) {
  const { order } = useMessages();
  return (
    <NamedFact name={name}>
      {amount === 0 ? order.free : amount !== undefined && <Price amount={agorot(amount)} />}
    </NamedFact>
  );
}

/** The facts of an order: packed and handed over. Each is one press, and none needs another. */
function FactButtons({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts } = useMessages();
  const mark = useMark();
  const { number, name, state } = order;
  const button = (
    fact: "packed" | "handedOver",
    isSet: boolean,
    action: MarkAction,
    saidOf: (name: string) => string,
  ) => (
    <May mark={fact}>
      <Button
        aria-pressed={isSet}
        className={styles.fact}
        onClick={() => mark([{ orderNumber: number, action }], saidOf(name))}
      >
        <span aria-hidden="true" className={styles.box} />
        {texts[fact]}
      </Button>
    </May>
  );
  const { isPacked, isHandedOver } = state;
  const { said } = texts;
  return (
    <Row as="section" aria-label={texts.state} align="center">
      {button("packed", isPacked, { packed: !isPacked }, isPacked ? said.notPacked : said.packed)}
      {button(
        "handedOver",
        isHandedOver,
        { handedOver: !isHandedOver },
        isHandedOver ? said.notHandedOver : said.handedOver,
      )}
    </Row>
  );
}
