import type { ErrorAt } from "#desk/catalogue-parts/problem-of-field.ts";
import { useDishEditorTexts } from "#desk/language/use-dish-editor-texts.ts";
import { TextField } from "#desk/order-parts/text-field.tsx";
import type { PortionLimit } from "#domain/catalogue/catalogue.ts";
import type { DraftSelection } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";

type Uses = DraftSelection["limits"];

interface LimitFieldsProps {
  readonly limits: readonly PortionLimit[];
  readonly uses: Uses;
  readonly errorAt: ErrorAt;
  readonly onChange: (uses: Uses) => void;
}

/** Which limits a selection counts towards, and how many portions of each one takes. Nothing where the shop has no limits. */
export function LimitFields({ limits, uses, errorAt, onChange }: LimitFieldsProps) {
  const texts = useDishEditorTexts();
  return limits.map(({ id = "", name }) => {
    const at = uses.findIndex(({ limit }) => limit === id);
    const use = uses[at];
    return (
      <div key={id} className={styles.rows}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={use !== undefined}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked
                  ? [...uses, { limit: id, portions: "1" }]
                  : uses.filter(({ limit }) => limit !== id),
              )
            }
          />
          <span>{texts.limitUse(name)}</span>
        </label>
        {use !== undefined && (
          <TextField
            isShort
            label={texts.limit(name)}
            inputMode="numeric"
            dir="ltr"
            value={use.portions}
            error={errorAt(at)}
            onType={(portions) =>
              onChange(uses.map((each) => (each === use ? { ...use, portions } : each)))
            }
          />
        )}
      </div>
    );
  });
}
