import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PriceField } from "#desk/parts/catalogue/price-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import type { PortionLimit } from "#domain/catalogue/catalogue.ts";
import { units } from "#domain/menu/measure.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Row, Section, Stack } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { ChoicePrice } from "./choice-price.tsx";
import { newChoice, newOption, newSelection, withSelections } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import type { DraftSelection, EditedDish } from "./edited-dish.ts";
import { PartList, PricedList } from "./part-list.tsx";

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

interface SelectionFieldsProps {
  readonly selection: DraftSelection;
  readonly limits: readonly PortionLimit[];
  readonly errorAt: ErrorAt;
  readonly onChange: (selection: DraftSelection) => void;
}

/** A selection: its name, price and measure, its add-ons, and the limits that it counts toward. */
function SelectionFields({ selection, limits, errorAt, onChange }: SelectionFieldsProps) {
  const texts = useTexts(dishEditorTexts);
  const { limits: uses } = selection;
  return (
    <>
      <LocalizedField
        label={texts.selectionName}
        value={selection.name}
        error={errorAt("name")}
        onChange={(name) => onChange({ ...selection, name })}
      />
      <Row gap={4} lines={3} align="start">
        <PriceField
          label={texts.price}
          value={selection.price}
          error={errorAt("price")}
          onType={(price) => onChange({ ...selection, price })}
        />
        <TextField
          isShort
          label={texts.quantity}
          hint={texts.quantityHint}
          inputMode="decimal"
          value={selection.quantity}
          error={errorAt("measure")}
          onType={(quantity) => onChange({ ...selection, quantity })}
        />
        <SelectField
          label={texts.unit}
          value={selection.unit}
          options={units.map((value) => ({ value, text: texts.units[value] }))}
          onChoose={(unit) => onChange({ ...selection, unit })}
        />
      </Row>
      {limits.map(({ id: limit = "", name }) => {
        const at = uses.findIndex((each) => each.limit === limit);
        const use = uses[at];
        const change = (next: DraftSelection["limits"]) => onChange({ ...selection, limits: next });
        return (
          <Stack key={limit} className={styles.rows}>
            <CheckField
              isChecked={use !== undefined}
              onCheck={(counts) =>
                change(
                  counts
                    ? [...uses, { limit, portions: "1" }]
                    : uses.filter((each) => each.limit !== limit),
                )
              }
            >
              {texts.limitUse(name)}
            </CheckField>
            {use !== undefined && (
              <TextField
                isShort
                label={texts.limit(name)}
                inputMode="numeric"
                value={use.portions}
                error={errorAt("limits", at)}
                onType={(portions) => change(uses.with(at, { ...use, portions }))}
              />
            )}
          </Stack>
        );
      })}
      <Stack as="fieldset" className={styles.group}>
        <legend>{texts.addOns}</legend>
        <Hint>{texts.addOnsHint}</Hint>
        <PricedList
          parts={selection.addOns}
          nameLabel={texts.addOnName}
          addLabel={texts.addAddOn}
          priceKey="addedPrice"
          errorAt={(...path) => errorAt("addOns", ...path)}
          onChange={(addOns) => onChange({ ...selection, addOns })}
        />
      </Stack>
    </>
  );
}
