import type { Ref } from "react";
import type { CustomerFormField } from "#domain/customer/customer-form.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Text } from "#web/ui/layout.tsx";
import styles from "./form-problems.module.css";

interface FormProblemsProps {
  /** Sorted as the fields are. */
  readonly problems: readonly {
    readonly field: CustomerFormField;
    readonly fieldId: string;
    readonly text: string;
  }[];
  readonly onGoTo: (field: CustomerFormField) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists all errors of the form; each line leads to its field. Receives the focus if there is more than one error. */
export function FormProblems({ problems, onGoTo, ref }: FormProblemsProps) {
  const { checkout } = useOrderTexts();
  if (problems.length === 0) return null;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={checkout.toPutRight}
      className={styles.problems}
    >
      <Text weight={600}>{checkout.toPutRight}</Text>
      <ul>
        {problems.map(({ field, fieldId, text }) => (
          <li key={field}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                // Without adding an entry to the browser's history.
                event.preventDefault();
                onGoTo(field);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
