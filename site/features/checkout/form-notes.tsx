import { Suspense } from "react";
import { deadlineText } from "#domain/schedule/date-text.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import type { ShownOrderWeek } from "#site/order-state/use-order-week.ts";
import { useOrdersLeft } from "#site/order-state/use-orders-left.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";
import { MyDetailsNote } from "#site/parts/my-details-note.tsx";
import { Notice } from "#site/parts/notice.tsx";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import { Hint } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import styles from "./form-notes.module.css";

interface FormIntroProps {
  /** The week that a new order is sent for; null if the server tells none, undefined if it has not answered. */
  readonly week: ShownOrderWeek | null | undefined;
  /** The customer is asked whether the order is for another week, and until her answer no week is named. */
  readonly isWeekAsked: boolean;
  readonly onForgotten: () => void;
}

/** What stands above the fields of the place-order form. */
export function FormIntro({ week, isWeekAsked, onForgotten }: FormIntroProps) {
  const { checkout } = useOrderTexts();
  const { isFull, fullWay, sentence } = useOrdersLeft();
  return (
    <>
      {/* Why a way cannot be chosen stands beside it. */}
      {sentence !== "" && fullWay === undefined && (
        <Notice as="p" look={isFull ? "wrong" : "plain"}>
          {sentence}
        </Notice>
      )}
      {!isWeekAsked && !isFull && <UntilWhen week={week} />}
      <MyDetailsNote onForgotten={onForgotten} />
      <Hint>{checkout.requiredFields}</Hint>
    </>
  );
}

/** Until when orders are taken for the week of a new order, or until when the order that is changed can be. */
function UntilWhen({ week }: Pick<FormIntroProps, "week">) {
  const { language } = useLanguage();
  const { changing } = usePlacedOrderTexts();
  const hint = useDeadlineHint();
  const changed = useOrderState()?.changedOrder ?? null;
  if (changed !== null)
    return (
      <p>
        {changing.text(
          wholeDates(deadlineText(changed.week, changed.deadline, language), language),
        )}
      </p>
    );
  return week !== undefined && <p>{week === null ? hint : weekSentence(week, language)}</p>;
}

interface PrivacyNoteProps {
  /** The details will be kept on this device for the next order, and are not yet. */
  readonly willBeKept: boolean;
}

/** What a customer should know before ordering, with links that open in new tabs so that the form is kept. */
export function PrivacyNote({ willBeKept }: PrivacyNoteProps) {
  const messages = useMessages();
  const texts = useOrderTexts();
  const { myDetails } = usePlacedOrderTexts();
  return (
    <Hint as="div" className={styles.note}>
      <p>
        {texts.checkout.privacyNote} {willBeKept && `${myDetails.willBeKept} `}
        <NewTabLink texts={messages} href="/privacy">
          {messages.privacy.title}
        </NewTabLink>
        {" · "}
        <NewTabLink texts={messages} href="/terms">
          {messages.terms.title}
        </NewTabLink>
      </p>
      <Suspense fallback={null}>
        <ShopContact text={texts.allergies} />
      </Suspense>
    </Hint>
  );
}
