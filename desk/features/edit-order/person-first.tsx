import { useEffect, useRef, useState } from "react";
import {
  type OrderFieldsFragment,
  orderPageDocument,
} from "#contract/generated/desk-operations.ts";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { changeTexts } from "#domain/cart/change-texts.ts";
import { dateInJerusalem, dayText } from "#domain/schedule/date-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Hint, Note, Row, Said, Stack, Text } from "#web/ui/layout.tsx";
import { FindPerson } from "./find-person.tsx";
import type { DraftCustomer, OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import type { OrderMenu } from "./order-menu.ts";
import { type DraftOfLastTime, withSameAgain } from "./same-again.ts";

interface PersonFirstProps {
  readonly draft: OrderDraft;
  readonly customer: DraftCustomer;
  readonly menu: OrderMenu;
  readonly onChange: (draft: OrderDraft) => void;
}

/** With whom an order by phone begins: whoever ordered before is found, which fills in the form, and offered the same as last time. */
export function PersonFirst({ draft, customer, menu, onChange }: PersonFirstProps) {
  const [last, setLast] = useState<OrderFieldsFragment | null>(null);
  const choose = (order: OrderFieldsFragment) => {
    const { name, phoneNumber, email, language, orderType, place, address } = order;
    setLast(order);
    onChange({
      ...draft,
      customer: { ...customer, name, phoneNumber: phoneNumber ?? "", email: email ?? "", language },
      orderType,
      place,
      address: orderType === "delivery" ? (address ?? "") : "",
    });
  };
  return (
    <Stack>
      <FindPerson namesIn={draft.namesIn} onChoose={choose} />
      {last !== null && last.phoneNumber === customer.phoneNumber && (
        <SameAsLastTime key={last.number} {...{ last, draft, menu, onChange }} />
      )}
    </Stack>
  );
}

interface SameAsLastTimeProps extends Omit<PersonFirstProps, "customer"> {
  readonly last: OrderFieldsFragment;
}

/** Puts the dishes of somebody's last order into the new one, and says line by line what is otherwise today. It gets the focus when it appears. */
function SameAsLastTime({ last, draft, menu, onChange }: SameAsLastTimeProps) {
  const { language } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const { client } = useGraphql();
  const [again, setAgain] = useState<DraftOfLastTime | null>(null);
  const [progress, setProgress] = useState<"idle" | "loading" | "failed">("idle");
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => (again === null ? button : note).current?.focus(), [again]);
  // What is typed while the order is read stays; null once the editor is left, so that a draft that was sent does not come back.
  const newest = useRef<OrderDraft | null>(null);
  useEffect(() => {
    newest.current = draft;
    return () => {
      newest.current = null;
    };
  }, [draft]);

  const press = async () => {
    if (progress === "loading") return;
    setProgress("loading");
    const { number } = last;
    const answer = await client.reload(orderPageDocument, { number, language: draft.namesIn });
    const page = answer.ok ? answer.data.order : null;
    setProgress(page === null ? "failed" : "idle");
    const now = newest.current;
    if (page === null || now?.sending !== null) return;
    const same = withSameAgain(now, page.dishes, menu);
    setAgain(same);
    onChange(same.draft);
  };
  if (again !== null) {
    const soldOut = again.soldOut.map((each) =>
      texts.again.soldOut(each.dishName, each.selectionName),
    );
    const lines = [...changeTexts(again.changes, texts.again), ...new Set(soldOut)];
    return (
      <Note ref={note} tabIndex={-1} role="status">
        <Text weight={600}>{lines.length === 0 ? texts.asLastTime : texts.asLastTimeBut}</Text>
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Note>
    );
  }
  const isLoading = progress === "loading";
  return (
    <Row gap={3} align="center">
      <Button ref={button} look="main" aria-busy={isLoading} onClick={() => void press()}>
        {texts.sameAgain}
      </Button>
      <Hint as="span">{texts.lastOrder(dayText(dateInJerusalem(last.receivedAt), language))}</Hint>
      <Said>{progress === "failed" ? texts.lastFailed : ""}</Said>
    </Row>
  );
}
