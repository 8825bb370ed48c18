import { Suspense, type SyntheticEvent, useId, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { eventText } from "#desk/parts/order/event-text.ts";
import { useOrderPage } from "#desk/parts/order/use-order-page.ts";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, shortAmountText, signedPriceText } from "#domain/money/price-text.ts";
import { typedAmount } from "#domain/money/typed-amount.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { Button } from "#web/ui/button.tsx";
import { NamedFact } from "#web/ui/facts.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Card, Row, Stack, Text, Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./money-form.module.css";

/** The balance of an order, and one press for money that was received or given back. The amount is the balance at first. */
export function MoneyForm({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts, money } = useMessages();
  const mark = useMark();
  const id = useId();
  const { due, received } = order.state;
  const open = balance({ due, received });
  const openAmount = open?.kind === "to-pay" || open?.kind === "to-give-back" ? open.amount : null;
  const [typed, setTyped] = useState<string>();
  const [way, setWay] = useState<PaymentWay>("app");
  const [isWrong, setIsWrong] = useState(false);
  const value = typed ?? (openAmount === null ? "" : shortAmountText(openAmount));
  const problem = isWrong ? texts.notAnAmount : undefined;

  const record = (isReceived: boolean) => {
    const amount = typedAmount(value);
    setIsWrong(amount === undefined);
    if (amount === undefined) return;
    const said = isReceived ? money.saidReceived : money.saidGaveBack;
    mark(
      [
        {
          orderNumber: order.number,
          action: { money: { amount: isReceived ? amount : 0 - amount, way } },
        },
      ],
      said(order.name, isolatedPriceText(amount), way),
    );
    setTyped(undefined);
  };
  const isRefund = open?.kind === "to-give-back";
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    record(!isRefund);
  };
  // After a part payment the amount is the rest, which no double press may record.
  const button = (isReceived: boolean, text: string) =>
    isReceived === isRefund ? (
      <Button data-once onClick={() => record(isReceived)}>
        {text}
      </Button>
    ) : (
      <Button look="main" type="submit" data-once>
        {text}
      </Button>
    );

  return (
    <Card as="section" aria-labelledby={`${id}-title`} gap={2} isLow>
      <Row gap={3} lines={0} align="baseline" isSpread size="heading">
        <Text as="h2" id={`${id}-title`} size="body">
          {texts.money}
        </Text>
        <BalanceWords due={due} received={received} />
      </Row>
      {due !== null && received !== null && received !== 0 && (
        <Row as="dl" gap={5} lines={0} className={styles.sums}>
          <NamedFact name={texts.due}>
            <Price amount={agorot(due)} />
          </NamedFact>
          <NamedFact name={texts.received}>
            <bdi dir="ltr">{signedPriceText(received)}</bdi>
          </NamedFact>
        </Row>
      )}
      <Suspense fallback={received !== null && received !== 0 && <RoomOfPayment />}>
        <MoneyLines number={order.number} />
      </Suspense>
      <May mark="money">
        <Row as="form" align="end" aria-label={texts.addMoney} noValidate onSubmit={submit}>
          <TextField
            isShort
            label={texts.amount}
            value={value}
            inputMode="decimal"
            error={problem}
            onType={(text) => {
              setTyped(text);
              setIsWrong(false);
            }}
          />
          <WayChoice way={way} onChoose={setWay} />
          {button(true, texts.receive)}
          {button(false, texts.giveBack)}
        </Row>
      </May>
    </Card>
  );
}

/** The two lines of a payment that has not arrived: most orders are paid at once. */
function RoomOfPayment() {
  return (
    <p aria-hidden="true">
      &nbsp;
      <br />
      &nbsp;
    </p>
  );
}

/** What was received and given back for an order, oldest first, without what was undone. Suspends until the server has told it. */
function MoneyLines({ number }: { readonly number: string }) {
  const { language, messages } = useLanguage();
  const lines = useOrderPage(number)?.history.filter(
    ({ kind, stands }) => kind === "money" && stands,
  );
  if (lines === undefined || lines.length === 0) return null;
  return (
    <Stack as="ul" aria-label={messages.order.moneyLines} gap={1}>
      {lines.toReversed().map((event) => (
        <Stack as="li" key={event.id} gap={0}>
          <span>{eventText(event, messages, language)}</span>
          <Words tone="soft">{shownMoment(event.at, language)}</Words>
        </Stack>
      ))}
    </Stack>
  );
}
