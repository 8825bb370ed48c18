import { useEffect, useRef } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { SaveButton } from "#desk/parts/edited/save-button.tsx";
import { TellsCustomer } from "#desk/parts/order/tells-customer.tsx";
import type { OrderPageAnswer } from "#desk/parts/order/use-order-page.ts";
import { ResumedNote, useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, signedPriceText } from "#domain/money/price-text.ts";
import { NamedFact } from "#web/ui/facts.tsx";
import { Heard, Note, Section, Stack, Text } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { Bullets } from "#web/ui/screen.tsx";
import { StickyBar } from "#web/ui/sticky-bar.tsx";
import { AddDish } from "./add-dish.tsx";
import { addDish, changeDish } from "./change-draft-dish.ts";
import { DishCard } from "./dish-card.tsx";
import { type DraftProblem, errorOfFields } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-editor.module.css";
import {
  AdjustmentFields,
  CustomerFields,
  type OfferedWeek,
  PlaceFields,
} from "./order-fields.tsx";
import { findMenuDish, isSameDish, type OrderMenu } from "./order-menu.ts";
import { PersonFirst } from "./person-first.tsx";
import { orderedBefore, priceDraft, priceDraftDish } from "./price-draft.ts";
import type { Editing } from "./use-editing.ts";

interface OrderEditorProps {
  readonly editing: Editing;
  /** The order that is changed; null for a new one. */
  readonly page: OrderPageAnswer | null;
  readonly menu: OrderMenu;
  /** That a new order can be for. */
  readonly weeks: readonly OfferedWeek[];
  readonly isChanged: boolean;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Everything of an order that the seller can change, with the total before and now. While it is being sent nothing can be changed. */
export function OrderEditor({ editing, page, menu, weeks, isChanged, onChange }: OrderEditorProps) {
  const texts = useTexts(editOrderTexts);
  const { draft, told } = editing;
  const { problems } = told;
  const { customer, dishes, namesIn } = draft;
  const fields = { draft, errorOf: errorOfFields(problems, texts), onChange };

  return (
    <Stack gap={5}>
      {editing.isResumed && <ResumedNote texts={texts} onStartOver={editing.startOver} />}
      <Stack inert={editing.isSent} gap={6}>
        <ProblemList problems={problems} />
        {customer !== null && (
          <>
            <PersonFirst draft={draft} menu={menu} onChange={onChange} />
            <CustomerFields {...fields} customer={customer} weeks={weeks} />
          </>
        )}
        <Section title={texts.dishes}>
          {dishes.length === 0 && <Text tone="soft">{texts.noDishes}</Text>}
          <Stack as="ul">
            {dishes.map((dish) => {
              const before = orderedBefore(page, dish);
              return (
                <DishCard
                  key={`${dish.id ?? ""} ${dish.typeName} ${dish.dishName}`}
                  dish={dish}
                  namesIn={namesIn}
                  before={before}
                  onMenu={findMenuDish(menu, dish)}
                  price={priceDraftDish(dish, before, menu)}
                  problems={problems.filter((each) => each.dish && isSameDish(each.dish, dish))}
                  onChange={(changed) => onChange(changeDish(draft, dish, () => changed))}
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
        <PlaceFields {...fields} page={page} menu={menu} />
        <AdjustmentFields {...fields} page={page} />
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

/** Everything that has to be corrected, in one place; each is also said where it is. It gets the focus when it appears. */
function ProblemList({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const texts = useTexts(editOrderTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) list.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  const sentences = problems.map(({ code, dish, name }) => {
    const problem = texts.refusals[code](name ?? "");
    return dish === null ? problem : `${dish.dishName}: ${problem}`;
  });
  return (
    <Note isError ref={list} tabIndex={-1} role="alert">
      <Text weight={700}>{texts.toPutRight}</Text>
      <Bullets lines={[...new Set(sentences)]} />
    </Note>
  );
}

interface EditorBarProps {
  readonly editing: Editing;
  /** The total of the order before the change; null for a new one. */
  readonly before: number | null;
  /** Undefined where it cannot be told yet. */
  readonly now: number | undefined;
  readonly isChanged: boolean;
}

/** The totals before and now, and the button that saves. It stays in sight. */
function EditorBar({ editing, before, now, isChanged }: EditorBarProps) {
  const texts = useTexts(editOrderTexts);
  const draftWarnings = useDraftWarnings();
  const { problems } = useMessages().signIn;
  const { isOnline, isBusy, isInDoubt, note, unconfirmed } = editing;
  const canSend = isOnline && !isBusy && (isChanged || isInDoubt);
  const sendText = before === null ? texts.placeOrder : texts.save;
  const sentences = [
    ...draftWarnings,
    ...(isInDoubt ? [texts.inDoubt] : []),
    ...(note === "unavailable" ? [texts.unavailable] : []),
    ...(note === "not-accepted" ? [texts.notAccepted] : []),
    ...(unconfirmed === null ? [] : [texts.unconfirmed, problems[unconfirmed].todo]),
    ...(isOnline ? [] : [texts.offline]),
    ...(isChanged || isInDoubt ? [] : [texts.nothingChanged]),
  ];
  return (
    <StickyBar sentences={sentences}>
      <Stack as="dl" gap={0} className={styles.totals}>
        {before !== null && (
          <NamedFact name={texts.totalBefore}>
            <Price amount={agorot(before)} />
          </NamedFact>
        )}
        <NamedFact name={before === null ? texts.total : texts.totalNow}>
          {now === undefined ? texts.totalLater : <Total amount={now} />}
        </NamedFact>
      </Stack>
      <Heard>
        {now === undefined || now < 0 ? "" : texts.totalIs(isolatedPriceText(agorot(now)))}
      </Heard>
      <SaveButton edited={editing} canSave={canSend} text={sendText} />
    </StickyBar>
  );
}

function Total({ amount }: { readonly amount: number }) {
  return amount < 0 ? (
    <bdi dir="ltr">{signedPriceText(amount)}</bdi>
  ) : (
    <Price amount={agorot(amount)} />
  );
}
