import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import type { handOverTimes } from "#domain/menu/delivery-place.ts";
import { TextField } from "#web/ui/field.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import styles from "./shop-page.module.css";
import { textAt, textsAt } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";
import { weekdayChoices } from "./weekday-choices.ts";

interface HandOverFieldsProps {
  readonly name: (typeof handOverTimes)[keyof typeof handOverTimes];
  readonly edited: Pick<Edited, "values" | "set" | "errorAt">;
}

/** When the orders of each week are handed over at a place in one way: a day or none, from when until when, and a line for who comes. */
export function HandOverFields({ name, edited: { values, set, errorAt } }: HandOverFieldsProps) {
  const { language } = useLanguage();
  const { fields, times, handOver } = useTexts(shopTexts);
  const weekday = textAt(values, `${name}.weekday`);
  const choose = (value: string) => {
    const isNew = textAt(values, `${name}.from`) === "";
    set({
      [`${name}.weekday`]: value,
      ...(isNew && { [`${name}.from`]: "09:00", [`${name}.to`]: "12:00" }),
    });
  };
  return (
    <Stack as="fieldset" id={name} gap={2} className={styles.time}>
      <legend>{fields[name]}</legend>
      <SelectField
        label={times.day}
        value={weekday}
        options={[{ value: "", text: handOver.none }, ...weekdayChoices(language)]}
        onChoose={choose}
      />
      {weekday !== "" && (
        <>
          <Row gap={3}>
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                isShort
                type="time"
                label={handOver[end]}
                value={textAt(values, `${name}.${end}`)}
                error={end === "from" ? errorAt(name) : undefined}
                onType={(text) => set({ [`${name}.${end}`]: text })}
              />
            ))}
          </Row>
          <LocalizedField
            label={handOver.note}
            value={textsAt(values, `${name}.note`)}
            error={undefined}
            onChange={(note) => set({ [`${name}.note`]: note })}
          />
        </>
      )}
    </Stack>
  );
}
