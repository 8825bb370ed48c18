import { useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Card, Hint, Said, Stack, Text } from "#web/ui/layout.tsx";
import { Bullets } from "#web/ui/screen.tsx";
import type { ShownCustomer } from "./shown-customer.ts";

export type ErasedAnswer = AnswerOf<"eraseCustomer">;

interface EraseCustomerProps {
  /** Of any order of the customer. */
  readonly number: string;
  readonly customer: ShownCustomer;
  readonly name: string;
  readonly onErased: (erased: ErasedAnswer) => void;
}

/** What erasing takes and what it leaves, and the question. */
export function EraseCustomer({ number, customer, name, onErased }: EraseCustomerProps) {
  const texts = useTexts(customersTexts);
  const { call } = useCalls();
  const { isBusy, problem, run } = useConfirmed();
  const [isAsking, setIsAsking] = useState(false);
  const { orders, staying, copies } = customer;
  const goes = orders.length - staying.length;
  const stays = new Set(staying.map((order) => order.number));
  const going = orders.map(({ order }) => order).filter(({ number: each }) => !stays.has(each));
  const unpaid = sumOrders(going).toPay;

  const erase = () => {
    setIsAsking(false);
    return run(() => call("eraseCustomer", { number }), onErased);
  };
  return (
    <Card as="section" aria-labelledby="erase" align="start">
      <h2 id="erase">{texts.eraseTitle}</h2>
      <p>{goes === 0 ? texts.nothingGoes : texts.goes(goes)}</p>
      <Left orders={staying} />
      {customer.questions.map(({ order }) => (
        <p key={order.number}>{texts.alsoIn(order.number, order.name)}</p>
      ))}
      {unpaid > 0 && <Text weight={700}>{texts.unpaid(isolatedPriceText(agorot(unpaid)))}</Text>}
      <CopyList copies={copies} />
      <ConfirmHint />
      {problem !== null && <ProblemNote problem={problem} />}
      <Said>{problem === null ? "" : texts.eraseFailed}</Said>
      {goes > 0 && (
        <Button data-once aria-busy={isBusy} onClick={() => setIsAsking(true)}>
          {texts.erase}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          texts={{ cancel: texts.keep, confirm: texts.confirmErase }}
          title={texts.confirm(name)}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void erase()}
        >
          <p>{texts.goes(goes)}</p>
          <p>{texts.takes}</p>
          <TakenList takes={customer.takes} />
          <p>{texts.noUndo}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Everybody who is erased, so that nobody is erased with somebody else unseen. */
function TakenList({ takes }: Pick<ShownCustomer, "takes">) {
  return (
    <Bullets
      lines={takes.map(({ name, phoneNumber, email, orders }) =>
        [name, phoneNumber, email, ...orders]
          .filter((text) => text !== "")
          .map((text) => `\u2068${text}\u2069`)
          .join(" · "),
      )}
    />
  );
}

/** The outcome of erasing. */
export function ErasedNote({ erased, left, copies }: ErasedAnswer) {
  const texts = useTexts(customersTexts);
  return (
    <Card as="section" role="status">
      <Text weight={700}>{texts.erased(erased)}</Text>
      <Left orders={left} />
      <CopyList copies={copies} />
      <Hint>{texts.elsewhere}</Hint>
    </Card>
  );
}

function Left({ orders }: { readonly orders: ErasedAnswer["left"] }) {
  const texts = useTexts(customersTexts);
  return orders.map(({ number, why }) => <p key={number}>{texts.stays[why](number)}</p>);
}

/** The backups that still have the customer, each with its last day. */
function CopyList({ copies }: Pick<ErasedAnswer, "copies">) {
  const { language } = useLanguage();
  const texts = useTexts(customersTexts);
  if (copies.length === 0) return null;
  return (
    <details>
      <summary>{texts.copies}</summary>
      <Stack gap={1}>
        <Hint>{texts.copiesHint}</Hint>
        <Stack as="ul" gap={1}>
          {copies.map(({ name, endsAt }) => (
            <Hint as="li" key={name}>
              {endsAt === null
                ? texts.copyByHand(name)
                : texts.copyUntil(name, dateText(dateInJerusalem(endsAt), language))}
            </Hint>
          ))}
        </Stack>
      </Stack>
    </details>
  );
}
