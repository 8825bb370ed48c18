import { useEffect, useRef } from "react";
import { useOrderPageTexts } from "#site/language/use-order-page-texts.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./placed-order-page.module.css";
import type { Cancelled } from "./use-cancelling.ts";

interface OrderNoteProps {
  readonly outcome:
    | Cancelled
    | { readonly kind: "changed"; readonly hasMail: boolean }
    /** The change that was sent changed nothing. */
    | { readonly kind: "same" };
}

/** What came of the customer's last press. It receives the focus, because the pressed button may be gone. */
export function OrderNote({ outcome }: OrderNoteProps) {
  const texts = useOrderPageTexts();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  const isRefused = outcome.kind === "refused" || outcome.kind === "too-many-changes";
  return (
    <p
      ref={ref}
      role={isRefused ? "alert" : "status"}
      tabIndex={-1}
      className={classNames(styles.note, isRefused && styles.refused)}
    >
      {textOf(outcome, texts)}
    </p>
  );
}

function textOf(
  outcome: OrderNoteProps["outcome"],
  texts: ReturnType<typeof useOrderPageTexts>,
): string {
  switch (outcome.kind) {
    case "changed":
      return outcome.hasMail ? texts.saidChangedMail : texts.saidChanged;
    case "same":
      return texts.saidSame;
    case "cancelled":
      return texts.saidCancelled;
    case "restored":
      return texts.saidRestored;
    case "too-many-changes":
      return texts.tooManyChanges(outcome.minutes);
    case "refused":
      return texts.refused[outcome.refusal];
  }
}
