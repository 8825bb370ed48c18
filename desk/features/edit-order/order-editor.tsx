import { useEffect, useRef } from "react";
import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { ResumedNote } from "#desk/parts/order/resumed-note.tsx";
import { TellsCustomer } from "#desk/parts/order/tells-customer.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { AddDish } from "./add-dish.tsx";
import { addDish, changeDish } from "./change-draft-dish.ts";
import { DishCard } from "./dish-card.tsx";
import { type DraftProblem, errorOfFields } from "./draft-problem.ts";
import { EditorBar } from "./editor-bar.tsx";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import {
  AdjustmentFields,
  CustomerFields,
  FieldGroup,
  type OfferedWeek,
  PlaceFields,
} from "./order-fields.tsx";
import { findMenuDish, isSameDish, type OrderMenu } from "./order-menu.ts";
import { orderedBefore, priceDraft, priceDraftDish } from "./price-draft.ts";
import type { Editing } from "./use-editing.ts";

interface OrderEditorProps {
  readonly editing: Editing;
  /** The order that is changed; null for a new one. */
  readonly page: OrderPageFieldsFragment | null;
  readonly menu: OrderMenu;
  /** That a new order can be for. */
  readonly weeks: readonly OfferedWeek[];
  readonly isChanged: boolean;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Everything of an order that the seller can change, with the total before and now. While it is being sent nothing can be changed. */
export function OrderEditor({ editing, page, menu, weeks, isChanged, onChange }: OrderEditorProps) {
  const texts = useTexts(editOrderTexts);
  const { draft, problems } = editing;
  const { customer, dishes, namesIn } = draft;
  const fields = { draft, errorOf: errorOfFields(problems, texts), onChange };

  return (
    <Stack gap={5}>
      {editing.isResumed && <ResumedNote texts={texts} onStartOver={editing.startOver} />}
      <Stack inert={draft.sending !== null} gap={6}>
        <ProblemList problems={problems} />
        {customer !== null && <CustomerFields {...fields} customer={customer} weeks={weeks} />}
        <FieldGroup title={texts.dishes}>
          {dishes.length === 0 && <Text tone="soft">{texts.noDishes}</Text>}
          <Stack as="ul">
            {dishes.map((dish) => {
              const before = orderedBefore(page, dish);
              return (
                <DishCard
                  key={`${dish.typeName} ${dish.dishName}`}
                  dish={dish}
                  namesIn={namesIn}
                  before={before}
                  onMenu={findMenuDish(menu, dish)}
                  price={priceDraftDish(dish, before, menu)}
                  problems={problems.filter((each) => each.dish && isSameDish(each.dish, dish))}
                  onChange={(change) => onChange(changeDish(draft, dish, change))}
                />
              );
            })}
          </Stack>
          <AddDish
            menu={menu}
            namesIn={namesIn}
            dishes={dishes}
            onAdd={(chosen) => onChange(addDish(draft, chosen))}
          />
        </FieldGroup>
        <PlaceFields {...fields} page={page} menu={menu} />
        <AdjustmentFields {...fields} />
        {/* About a change after two minutes, and the confirmation of a new order at once. */}
        <TellsCustomer
          customer={page?.order ?? customer}
          {...(page === null && { label: texts.tellsNew, hint: texts.tellsNewHint })}
          tells={draft.tellsCustomer}
          onChoose={(tellsCustomer) => onChange({ ...draft, tellsCustomer })}
        />
      </Stack>
      <EditorBar
        editing={editing}
        before={page?.orderTotal ?? null}
        now={priceDraft(draft, page, menu)}
        isChanged={isChanged}
      />
    </Stack>
  );
}

/** Everything that has to be put right, in one place; each is also said where it is. It gets the focus when it appears. */
function ProblemList({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const texts = useTexts(editOrderTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) list.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  const sentences = problems.map(({ code, dish, name }) => {
    const problem = texts.refusals[code](name ?? "");
    return dish === null ? problem : texts.atDish(dish.dishName, problem);
  });
  return (
    <div ref={list} tabIndex={-1} role="alert" className={styles.problems}>
      <Text weight={700}>{texts.toPutRight}</Text>
      <ul className={styles.list}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
