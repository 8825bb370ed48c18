import { deadlineText } from "#domain/schedule/deadline-text.ts";
import { momentText } from "#domain/schedule/moment-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Button } from "#web/ui/button.tsx";
import type { OrderOutcome } from "./send-order.ts";

interface WeekOutcomeProps {
  readonly outcome: OrderOutcome;
  /** The customer wants the order for another week than the one that she saw; the form is sent after it. */
  readonly onAgree: (week: string) => void;
}

/** Says that an order was not placed because of its week, and asks whether it should be another one; nothing for other outcomes. */
export function WeekOutcome({ outcome, onAgree }: WeekOutcomeProps) {
  const { language } = useLanguage();
  const { orderWeek } = useOrderTexts();
  if (outcome.kind === "not-open")
    return <p>{orderWeek.notOpen(momentText(outcome.opensAt, language))}</p>;
  if (outcome.kind !== "week-changed") return null;
  const { week, deadline } = outcome;
  return (
    <>
      <p>{orderWeek.changed(deadlineText(week, deadline, language))}</p>
      {/* Not a submit button: Enter in any field presses the first submit button of the form. */}
      <Button
        look="main"
        onClick={({ currentTarget: { form } }) => {
          // The button may be gone after it: it is no longer in a form then.
          onAgree(week);
          form?.requestSubmit();
        }}
      >
        {orderWeek.agree}
      </Button>
    </>
  );
}
