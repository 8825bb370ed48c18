import { useEffect, useRef, useState } from "react";
import {
  type OrderFieldsFragment,
  orderPageDocument,
} from "#contract/generated/desk-operations.ts";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import type { OrderedAgain } from "#domain/cart/ordered-again.ts";
import { dateInJerusalem, dayText } from "#domain/schedule/date-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Hint, Note, Row, Said, Text } from "#web/ui/layout.tsx";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import type { OrderMenu } from "./order-menu.ts";
import { againTexts, withSameAgain } from "./same-again.ts";

interface OfferProps {
  readonly last: OrderFieldsFragment;
  readonly draft: OrderDraft;
  readonly menu: OrderMenu;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Puts the dishes of somebody's last order into the new one, and says line by line what is otherwise today. It gets the focus when it appears. */
export function OfferSameAgain({ last, draft, menu, onChange }: OfferProps) {
  const { language } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const { client } = useGraphql();
  const [again, setAgain] = useState<OrderedAgain | null>(null);
  const [progress, setProgress] = useState<"idle" | "loading" | "failed">("idle");
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => (again === null ? button : note).current?.focus(), [again]);

  const press = async () => {
    if (progress === "loading") return;
    setProgress("loading");
    const { number } = last;
    const answer = await client.reload(orderPageDocument, { number, language: draft.namesIn });
    const page = answer.ok ? answer.data.order : null;
    setProgress(page === null ? "failed" : "idle");
    if (page === null) return;
    const changed = withSameAgain(draft, page.dishes, menu);
    setAgain(changed.again);
    onChange(changed.draft);
  };
  if (again !== null) {
    const lines = againTexts(again, texts);
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
  return (
    <Row gap={3} align="center">
      <Button
        ref={button}
        look="main"
        aria-busy={progress === "loading"}
        onClick={() => void press()}
      >
        {texts.sameAgain}
      </Button>
      <Hint as="span">{texts.lastOrder(dayText(dateInJerusalem(last.receivedAt), language))}</Hint>
      <Said>{progress === "failed" ? texts.lastFailed : ""}</Said>
    </Row>
  );
}
