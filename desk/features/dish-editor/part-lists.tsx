import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import type { PortionLimit } from "#domain/catalogue/catalogue.ts";
import { Hint, Section } from "#web/ui/layout.tsx";
import { ChoicePrice } from "./choice-price.tsx";
import {
  type EditedDish,
  newChoice,
  newOption,
  newSelection,
  withSelections,
} from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { PartList, PricedList } from "./part-list.tsx";
import { SelectionFields } from "./selection-fields.tsx";

interface PartListsProps {
  readonly draft: EditedDish;
  readonly limits: readonly PortionLimit[];
  readonly errorAt: ErrorAt;
  readonly onChange: (draft: EditedDish) => void;
}

/** What can be ordered of a dish: its selections, its options and its extras. */
export function PartLists({ draft, limits, errorAt, onChange }: PartListsProps) {
  const texts = useTexts(dishEditorTexts);
  const { selections, options, extras } = draft;
  return (
    <>
      <Section className={styles.section} title={texts.selections}>
        <PartList
          parts={selections}
          titleOf={texts.selection}
          isNeeded
          addLabel={texts.addSelection}
          make={newSelection}
          onChange={(next) => onChange(withSelections(draft, next))}
        >
          {(selection, at, change) => (
            <SelectionFields
              selection={selection}
              limits={limits}
              errorAt={(...path) => errorAt("selections", at, ...path)}
              onChange={change}
            />
          )}
        </PartList>
      </Section>
      <Section className={styles.section} title={texts.options}>
        <Hint>{texts.optionsHint}</Hint>
        <PartList
          parts={options}
          titleOf={texts.option}
          addLabel={texts.addOption}
          make={newOption}
          onChange={(next) => onChange({ ...draft, options: next })}
        >
          {(option, at, change) => (
            <>
              <LocalizedField
                label={texts.optionName}
                value={option.name}
                error={errorAt("options", at, "name")}
                onChange={(name) => change({ ...option, name })}
              />
              <PartList
                parts={option.choices}
                isNeeded
                addLabel={texts.addChoice}
                make={newChoice}
                onChange={(choices) => change({ ...option, choices })}
              >
                {(choice, row, changeChoice, buttons) => (
                  <>
                    <LocalizedField
                      label={texts.choiceName}
                      value={choice.name}
                      error={errorAt("options", at, "choices", row, "name")}
                      onChange={(name) => changeChoice({ ...choice, name })}
                    />
                    <ChoicePrice
                      choice={choice}
                      selections={selections}
                      errorAt={(...path) =>
                        errorAt("options", at, "choices", row, "price", ...path)
                      }
                      onChange={changeChoice}
                    />
                    {buttons}
                  </>
                )}
              </PartList>
            </>
          )}
        </PartList>
      </Section>
      <Section className={styles.section} title={texts.extras}>
        <Hint>{texts.extrasHint}</Hint>
        <PricedList
          parts={extras}
          nameLabel={texts.extraName}
          addLabel={texts.addExtra}
          priceKey="price"
          errorAt={(...path) => errorAt("extras", ...path)}
          onChange={(next) => onChange({ ...draft, extras: next })}
        />
      </Section>
    </>
  );
}
