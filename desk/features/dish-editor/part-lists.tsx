import type { ErrorAt } from "#desk/catalogue-parts/problem-of-field.ts";
import { newCatalogueId } from "#desk/catalogue-store/new-catalogue-id.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useDishEditorTexts } from "#desk/language/use-dish-editor-texts.ts";
import type { PortionLimit } from "#domain/catalogue/catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { moveBy, removeAt, replaceAt } from "./change-list.ts";
import { changeSelections } from "./change-selections.ts";
import { type DishDraft, newOption, newSelection } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { OptionFields } from "./option-fields.tsx";
import { PricedRows } from "./priced-rows.tsx";
import { RowButtons } from "./row-buttons.tsx";
import { SelectionFields } from "./selection-fields.tsx";
import { shownName } from "./shown-name.ts";

interface PartListsProps {
  readonly draft: DishDraft;
  readonly limits: readonly PortionLimit[];
  readonly errorAt: ErrorAt;
  readonly onChange: (draft: DishDraft) => void;
}

/** What can be ordered of a dish: its selections, its options and its extras. */
export function PartLists({ draft, limits, errorAt, onChange }: PartListsProps) {
  const texts = useDishEditorTexts();
  const { language } = useLanguage();
  const { selections, options, extras } = draft;
  return (
    <>
      <section className={styles.section}>
        <h2>{texts.selections}</h2>
        {selections.map((selection, at) => {
          const name = shownName(selection.name, language);
          return (
            <div
              key={selection.id}
              role="group"
              aria-label={texts.selection(name)}
              className={styles.card}
            >
              <div className={styles.cardHead}>
                <h3>{texts.selection(name)}</h3>
                <RowButtons
                  name={name}
                  at={at}
                  count={selections.length}
                  mayRemove={selections.length > 1}
                  onMove={(by) => onChange(changeSelections(draft, { kind: "move", at, by }))}
                  onRemove={() => onChange(changeSelections(draft, { kind: "remove", at }))}
                />
              </div>
              <SelectionFields
                selection={selection}
                limits={limits}
                errorAt={(...path) => errorAt("selections", at, ...path)}
                onChange={(next) =>
                  onChange({ ...draft, selections: replaceAt(selections, at, next) })
                }
              />
            </div>
          );
        })}
        <Button
          onClick={() =>
            onChange(
              changeSelections(draft, { kind: "add", selection: newSelection(newCatalogueId) }),
            )
          }
        >
          {texts.addSelection}
        </Button>
      </section>
      <section className={styles.section}>
        <h2>{texts.options}</h2>
        <p className={styles.hint}>{texts.optionsHint}</p>
        {options.map((option, at) => {
          const name = shownName(option.name, language);
          return (
            <div
              key={option.id}
              role="group"
              aria-label={texts.option(name)}
              className={styles.card}
            >
              <div className={styles.cardHead}>
                <h3>{texts.option(name)}</h3>
                <RowButtons
                  name={name}
                  at={at}
                  count={options.length}
                  onMove={(by) => onChange({ ...draft, options: moveBy(options, at, by) })}
                  onRemove={() => onChange({ ...draft, options: removeAt(options, at) })}
                />
              </div>
              <OptionFields
                option={option}
                selections={selections}
                errorAt={(...path) => errorAt("options", at, ...path)}
                onChange={(next) => onChange({ ...draft, options: replaceAt(options, at, next) })}
              />
            </div>
          );
        })}
        <Button
          onClick={() => onChange({ ...draft, options: [...options, newOption(newCatalogueId)] })}
        >
          {texts.addOption}
        </Button>
      </section>
      <section className={styles.section}>
        <h2>{texts.extras}</h2>
        <p className={styles.hint}>{texts.extrasHint}</p>
        <PricedRows
          rows={extras}
          nameLabel={texts.extraName}
          addLabel={texts.addExtra}
          priceKey="price"
          errorAt={(...path) => errorAt("extras", ...path)}
          onChange={(next) => onChange({ ...draft, extras: next })}
        />
      </section>
    </>
  );
}
