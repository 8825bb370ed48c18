import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import type { CheckedSetting } from "./settings-of-part.ts";
import { textAt } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";

interface CheckOfPartProps {
  readonly name: CheckedSetting;
  readonly edited: Edited;
}

/** A setting that is on or off. */
export function CheckOfPart({ name, edited }: CheckOfPartProps) {
  const { fields } = useTexts(shopTexts);
  return (
    <CheckField
      isChecked={textAt(edited.values, name) === "yes"}
      onCheck={(isOn) => edited.set({ [name]: isOn ? "yes" : "no" })}
    >
      {fields[name]}
    </CheckField>
  );
}
