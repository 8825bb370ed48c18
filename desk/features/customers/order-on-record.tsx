import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { eventText } from "#desk/parts/order/event-text.ts";
import { OrderDishes } from "#desk/parts/order/order-dishes.tsx";
import { OrderMarks } from "#desk/parts/order/order-name.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, signedPriceText } from "#domain/money/price-text.ts";
import { Facts } from "#web/ui/facts.tsx";
import { Card, Hint, Row, Stack } from "#web/ui/layout.tsx";
import styles from "./customers-page.module.css";
import type { ShownCustomer } from "./shown-customer.ts";

type OrderPage = ShownCustomer["orders"][number];
type Subscription = ShownCustomer["subscriptions"][number];

/** An order with everything that is stored of it, as its customer may read it. */
export function OrderOnRecord({ page }: { readonly page: OrderPage }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(customersTexts);
  const { order, orderTotal, adjustment, adjustmentText, history, mails } = page;
  const { number, receivedAt, name, phoneNumber, email, place, address, notes, state } = order;
  const { customerNote } = order;
  return (
    <Card as="li" className={styles.order}>
      <Row lines={1} align="center">
        <h2>{messages.order.number(number)}</h2>
        <OrderMarks state={state} />
      </Row>
      <Facts
        facts={{
          [texts.orderedAt]: shownMoment(receivedAt, language),
          [texts.name]: <bdi>{name}</bdi>,
          [texts.phone]: phoneNumber !== "" && <bdi dir="ltr">{phoneNumber}</bdi>,
          [texts.email]: email !== "" && <bdi dir="ltr">{email}</bdi>,
          [messages.orders[order.orderType]]: place,
          [texts.address]: order.orderType === "delivery" && <bdi>{address}</bdi>,
          [messages.packing.customersNote]: customerNote !== "" && <bdi>{customerNote}</bdi>,
          [texts.adjustment]: adjustment !== 0 && (
            <bdi>
              {adjustmentText} {signedPriceText(adjustment)}
            </bdi>
          ),
          [messages.order.total]: isolatedPriceText(agorot(orderTotal)),
          [texts.received]: isolatedPriceText(agorot(Math.max(0, state.received ?? 0))),
        }}
      />
      <OrderDishes lines={order.lines} />
      <Lines heading={texts.notes} lines={notes.map((note) => [note])} />
      <Lines
        heading={texts.history}
        lines={history.map((event) => [
          shownMoment(event.at, language),
          eventText(event, messages, language),
          // What an order said before it was changed is stored, too.
          ...event.changes,
        ])}
      />
      <Lines
        heading={texts.mails}
        lines={mails.map(({ kind, sentAt, recipient }) => [
          messages.order.mailKinds[kind],
          // An address runs from left to right in every language.
          `\u2068${recipient}\u2069`,
          ...(sentAt === null ? [] : [shownMoment(sentAt, language)]),
        ])}
      />
    </Card>
  );
}

/** That an address of the customer asked to be told by email when orders open. */
export function SubscriptionOnRecord({ subscription }: { readonly subscription: Subscription }) {
  const { language } = useLanguage();
  const { email: emailText, subscription: texts } = useTexts(customersTexts);
  const { email, askedAt, confirmedAt, stoppedAt, undeliverableAt } = subscription;
  const moment = (at: number | null) => at !== null && shownMoment(at, language);
  return (
    <Card as="li" className={styles.order}>
      <h2>{texts.title}</h2>
      <Facts
        facts={{
          [emailText]: <bdi dir="ltr">{email}</bdi>,
          [texts.asked]: moment(askedAt),
          [texts.confirmed]: moment(confirmedAt),
          [texts.stopped]: moment(stoppedAt),
          [texts.undeliverable]: moment(undeliverableAt),
        }}
      />
    </Card>
  );
}

interface LinesProps {
  readonly heading: string;
  /** Each of several parts. */
  readonly lines: readonly (readonly string[])[];
}

function Lines({ heading, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={1}>
      <h3>{heading}</h3>
      <Stack as="ul" gap={1}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and the list stays as it is
          <Hint as="li" key={index} dir="auto">
            {line.join(" · ")}
          </Hint>
        ))}
      </Stack>
    </Stack>
  );
}
