import { useEffect, useRef } from "react";
import { fullCodes } from "#domain/order/refusal.ts";
import { useOrderPageTexts } from "#site/language/order-page-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Notice } from "#site/parts/notice.tsx";
import type { Cancelled } from "./cancel-order.ts";
import styles from "./placed-order-page.module.css";

interface OrderNoteProps {
  readonly outcome:
    | Cancelled
    | { readonly kind: "changed"; readonly hasMail: boolean }
    /** The change that was sent changed nothing. */
    | { readonly kind: "same" };
}

/** The outcome of the customer's last press. It receives the focus, because the pressed button may be gone. */
export function OrderNote({ outcome }: OrderNoteProps) {
  const texts = useOrderPageTexts();
  const { refusals } = useOrderTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  const full =
    outcome.kind === "sold-out"
      ? fullCodes.find((code) => outcome.refusals.some((refusal) => refusal.code === code))
      : undefined;
  const isRefused = /^(?:refused|sold-out|too-many-changes)$/u.test(outcome.kind);
  return (
    <Notice
      ref={ref}
      role={isRefused ? "alert" : "status"}
      tabIndex={-1}
      look={isRefused ? "wrong" : "done"}
      className={styles.said}
    >
      {full !== undefined ? (
        <p>{texts.notRestoredFull(refusals[full])}</p>
      ) : outcome.kind === "sold-out" ? (
        <>
          <p>{texts.notRestored}</p>
          <ul>
            {outcome.refusals.map(({ dishName = "", name = "", left = 0, path }) => (
              <li key={path.join()}>
                {left === 0
                  ? refusals.SOLD_OUT(dishName, name)
                  : refusals.ONLY_LEFT(dishName, name, left)}
              </li>
            ))}
          </ul>
          <p>{texts.notRestoredHint}</p>
        </>
      ) : (
        textOf(outcome, texts)
      )}
    </Notice>
  );
}

function textOf(
  outcome: Exclude<OrderNoteProps["outcome"], { kind: "sold-out" }>,
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
