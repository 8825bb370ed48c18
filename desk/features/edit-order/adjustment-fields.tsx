import { useId } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { PillChoice } from "#desk/parts/order/pill-choice.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Section } from "#web/ui/layout.tsx";
import type { ErrorOf } from "./draft-problem.ts";
import { longest } from "./draft-problem.ts";
import type { DraftAdjustment } from "./order-draft.ts";

const kinds = ["none", "discount", "surcharge"] as const;

interface AdjustmentFieldsProps {
  readonly adjustment: DraftAdjustment;
  readonly errorOf: ErrorOf;
  readonly onChange: (adjustment: DraftAdjustment) => void;
}

/** A discount or a surcharge, with what it is for. */
export function AdjustmentFields({ adjustment, errorOf, onChange }: AdjustmentFieldsProps) {
  const texts = useTexts(editOrderTexts);
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{texts.adjustment}</h2>
      <PillChoice
        isField
        isLegendHidden
        legend={texts.adjustment}
        pills={kinds.map((value) => ({ value, text: texts.adjustments[value] }))}
        chosen={adjustment.kind}
        onChoose={(kind) => onChange({ ...adjustment, kind })}
      />
      {adjustment.kind !== "none" && (
        <>
          <TextField
            isShort
            label={texts.adjustmentAmount}
            value={adjustment.amount}
            inputMode="decimal"
            dir="ltr"
            error={errorOf("adjustment")}
            onType={(amount) => onChange({ ...adjustment, amount })}
          />
          <TextField
            label={texts.adjustmentText}
            hint={texts.adjustmentHint}
            value={adjustment.text}
            dir="auto"
            maxLength={longest.adjustmentText}
            error={errorOf("adjustmentText")}
            onType={(text) => onChange({ ...adjustment, text })}
          />
        </>
      )}
    </Section>
  );
}
