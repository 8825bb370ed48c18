import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { fewestYears, mostYears } from "#domain/catalogue/customer-years.ts";
import { textAt } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";

/** After how many years customers are erased by themselves. */
export function YearsField({ edited }: { readonly edited: Edited }) {
  const { years } = useTexts(shopTexts);
  return (
    <SelectField
      label={years.label}
      value={textAt(edited.values, "customerYears")}
      options={Array.from({ length: mostYears - fewestYears + 1 }, (_, index) => ({
        value: String(fewestYears + index),
        text: years.count(fewestYears + index),
      }))}
      onChoose={(value) => edited.set({ customerYears: value })}
    />
  );
}
