import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PriceField } from "#desk/parts/catalogue/price-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import type { PortionLimit } from "#domain/catalogue/catalogue.ts";
import { units } from "#domain/menu/measure.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Row, Stack } from "#web/ui/layout.tsx";
import type { DraftSelection } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { PricedList } from "./part-list.tsx";

interface SelectionFieldsProps {
  readonly selection: DraftSelection;
  readonly limits: readonly PortionLimit[];
  readonly errorAt: ErrorAt;
  readonly onChange: (selection: DraftSelection) => void;
}

/** A selection: its name, price and measure, its add-ons, and the limits that it counts towards. */
export function SelectionFields({ selection, limits, errorAt, onChange }: SelectionFieldsProps) {
  const texts = useTexts(dishEditorTexts);
  const { limits: uses } = selection;
  return (
    <>
      <LocalizedField
        label={texts.selectionName}
        value={selection.name}
        error={errorAt("selectionName")}
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
          dir="ltr"
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
                dir="ltr"
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
          errorAt={(...path) => errorAt("checkBoxes", ...path)}
          onChange={(addOns) => onChange({ ...selection, addOns })}
        />
      </Stack>
    </>
  );
}
