import { useId } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { PillChoice } from "#desk/parts/order/pill-choice.tsx";
import { languages } from "#domain/language/language.ts";
import { TextField } from "#web/ui/field.tsx";
import { Section } from "#web/ui/layout.tsx";
import type { ErrorOf } from "./draft-problem.ts";
import { longest } from "./draft-problem.ts";
import type { DraftCustomer } from "./order-draft.ts";

/** A week that an order can be for. */
export interface OfferedWeek {
  readonly week: string;
  readonly deadline: number;
  readonly isOpen: boolean;
}

interface CustomerFieldsProps {
  readonly customer: DraftCustomer;
  readonly weeks: readonly OfferedWeek[];
  readonly errorOf: ErrorOf;
  readonly onChange: (customer: DraftCustomer) => void;
}

/** Whose order it is, and for which week: the one that was just closed, or the open one. */
export function CustomerFields({ customer, weeks, errorOf, onChange }: CustomerFieldsProps) {
  const { language } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const id = useId();
  const { name, phoneNumber, email, week } = customer;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{texts.customer}</h2>
      <PillChoice
        isField
        legend={texts.week}
        pills={weeks.map(({ week: value, deadline, isOpen }) => ({
          value,
          text: (isOpen ? texts.openWeek : texts.closedWeek)(shownMoment(deadline, language)),
        }))}
        chosen={week}
        onChoose={(chosen) => onChange({ ...customer, week: chosen })}
        error={errorOf("week")}
      />
      <TextField
        label={texts.name}
        value={name}
        dir="auto"
        maxLength={longest.name}
        error={errorOf("name")}
        onType={(text) => onChange({ ...customer, name: text })}
      />
      <TextField
        label={texts.phoneNumber}
        value={phoneNumber}
        type="tel"
        dir="ltr"
        error={errorOf("phoneNumber")}
        onType={(text) => onChange({ ...customer, phoneNumber: text })}
      />
      <TextField
        label={texts.email}
        value={email}
        type="email"
        dir="ltr"
        maxLength={longest.email}
        error={errorOf("email")}
        onType={(text) => onChange({ ...customer, email: text })}
      />
      <PillChoice
        isField
        legend={texts.customerLanguage}
        pills={languages.map((value) => ({ value, text: texts.languages[value] }))}
        chosen={customer.language}
        onChoose={(chosen) => onChange({ ...customer, language: chosen })}
      />
    </Section>
  );
}
