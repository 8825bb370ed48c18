import { useId } from "react";
import type { OrderPageFieldsFragment } from "#contract/generated/desk-operations.ts";
import { useDraftsFailing } from "#desk/data/drafts/draft-context.tsx";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { ResumedNote } from "#desk/parts/order/resumed-note.tsx";
import { Section, Stack, Text } from "#web/ui/layout.tsx";
import { AddDish } from "./add-dish.tsx";
import { AdjustmentFields } from "./adjustment-fields.tsx";
import { addDish, changeDish } from "./change-draft-dish.ts";
import { CustomerFields, type OfferedWeek } from "./customer-fields.tsx";
import { DishCard } from "./dish-card.tsx";
import { type DraftProblem, errorOfFields, problemsAt } from "./draft-problem.ts";
import { EditorBar } from "./editor-bar.tsx";
import type { OrderDraft } from "./order-draft.ts";
import { findMenuDish, type OrderMenu } from "./order-menu.ts";
import { PlaceFields } from "./place-fields.tsx";
import { orderedBefore, priceDraft, priceDraftDish } from "./price-draft.ts";
import { ProblemList } from "./problem-list.tsx";
import { TellsChoice } from "./tells-choice.tsx";
import type { SendNote } from "./use-sending.ts";

interface OrderEditorProps {
  readonly draft: OrderDraft;
  /** The order that is changed; null for a new one. */
  readonly page: OrderPageFieldsFragment | null;
  readonly menu: OrderMenu;
  /** That a new order can be for. */
  readonly weeks: readonly OfferedWeek[];
  readonly problems: readonly DraftProblem[];
  readonly isChanged: boolean;
  readonly sending: {
    readonly isBusy: boolean;
    readonly isOnline: boolean;
    readonly note: SendNote;
    readonly send: () => void;
  };
  readonly onChange: (draft: OrderDraft) => void;
  /** Throws the draft away; undefined for one that was not begun earlier. */
  readonly onStartOver: (() => void) | undefined;
}

/** Everything of an order that the seller can change, with the total before and now. While it is being sent nothing can be changed. */
export function OrderEditor({
  draft,
  page,
  menu,
  weeks,
  problems,
  isChanged,
  sending,
  onChange,
  onStartOver,
}: OrderEditorProps) {
  const texts = useTexts(editOrderTexts);
  const id = useId();
  const isStorageFailing = useDraftsFailing();
  const errorOf = errorOfFields(problems, texts);
  const { customer, dishes, namesIn } = draft;

  return (
    <Stack gap={5}>
      {onStartOver !== undefined && <ResumedNote texts={texts} onStartOver={onStartOver} />}
      <Stack inert={draft.sending !== null} gap={6}>
        <ProblemList problems={problems} />
        {customer !== null && (
          <CustomerFields
            customer={customer}
            weeks={weeks}
            errorOf={errorOf}
            onChange={(changed) => onChange({ ...draft, customer: changed })}
          />
        )}
        <Section aria-labelledby={id}>
          <h2 id={id}>{texts.dishes}</h2>
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
                  problems={problemsAt(problems, dish)}
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
        </Section>
        <PlaceFields draft={draft} page={page} menu={menu} errorOf={errorOf} onChange={onChange} />
        <AdjustmentFields
          adjustment={draft.adjustment}
          errorOf={errorOf}
          onChange={(adjustment) => onChange({ ...draft, adjustment })}
        />
        <TellsChoice draft={draft} customer={page?.order ?? null} onChange={onChange} />
      </Stack>
      <EditorBar
        before={page?.orderTotal ?? null}
        now={priceDraft(draft, page, menu)}
        isChanged={isChanged}
        isStorageFailing={isStorageFailing}
        isOnline={sending.isOnline}
        isBusy={sending.isBusy}
        note={sending.note}
        onSend={sending.send}
      />
    </Stack>
  );
}
