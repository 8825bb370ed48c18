import { LocalizedField } from "#desk/catalogue-parts/localized-field.tsx";
import type { ErrorAt } from "#desk/catalogue-parts/problem-of-field.ts";
import { newCatalogueId } from "#desk/catalogue-store/new-catalogue-id.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useDishEditorTexts } from "#desk/language/use-dish-editor-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { moveBy, removeAt, replaceAt } from "./change-list.ts";
import { ChoicePrice } from "./choice-price.tsx";
import { type DraftOption, type DraftSelection, newChoice } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { RowButtons } from "./row-buttons.tsx";
import { shownName } from "./shown-name.ts";

interface OptionFieldsProps {
  readonly option: DraftOption;
  readonly selections: readonly DraftSelection[];
  readonly errorAt: ErrorAt;
  readonly onChange: (option: DraftOption) => void;
}

/** An option: its name and its choices with their prices. */
export function OptionFields({ option, selections, errorAt, onChange }: OptionFieldsProps) {
  const texts = useDishEditorTexts();
  const { language } = useLanguage();
  const { choices } = option;
  const change = (next: DraftOption["choices"]) => onChange({ ...option, choices: next });
  return (
    <>
      <LocalizedField
        label={texts.optionName}
        value={option.name}
        error={errorAt("name")}
        onChange={(name) => onChange({ ...option, name })}
      />
      <div className={styles.rows}>
        {choices.map((choice, at) => (
          <div key={choice.id} className={styles.row}>
            <LocalizedField
              label={texts.choiceName}
              value={choice.name}
              error={errorAt("choices", at, "name")}
              onChange={(name) => change(replaceAt(choices, at, { ...choice, name }))}
            />
            <ChoicePrice
              choice={choice}
              selections={selections}
              errorAt={(...path) => errorAt("choices", at, "price", ...path)}
              onChange={(next) => change(replaceAt(choices, at, next))}
            />
            <RowButtons
              name={shownName(choice.name, language)}
              at={at}
              count={choices.length}
              mayRemove={choices.length > 1}
              onMove={(by) => change(moveBy(choices, at, by))}
              onRemove={() => change(removeAt(choices, at))}
            />
          </div>
        ))}
        <Button onClick={() => change([...choices, newChoice(newCatalogueId)])}>
          {texts.addChoice}
        </Button>
      </div>
    </>
  );
}
