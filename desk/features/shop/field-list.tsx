import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import type { ListedField } from "./settings-of-part.ts";
import styles from "./shop-page.module.css";
import { textAt, textsAt } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";

interface FieldListProps {
  readonly fields: readonly ListedField[];
  readonly edited: Edited;
}

/** The fields of a page, each with what it is for. */
export function FieldList({ fields, edited }: FieldListProps) {
  const { fields: labels, hints } = useTexts(shopTexts);
  return fields.map((listed) => {
    const { key, ...input } = typeof listed === "string" ? { key: listed } : listed;
    const hint = (hints as Readonly<Record<string, string>>)[key];
    const error = edited.errorAt(...key.split("."));
    return (
      <Stack key={key} id={key} gap={1}>
        {typeof listed === "string" ? (
          <>
            <LocalizedField
              label={labels[key]}
              value={textsAt(edited.values, key)}
              error={error}
              onChange={(texts) => edited.set({ [key]: texts })}
            />
            {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          </>
        ) : (
          <TextField
            label={labels[key]}
            value={textAt(edited.values, key)}
            error={error}
            dir="ltr"
            {...input}
            {...(hint !== undefined && { hint })}
            onType={(text) => edited.set({ [key]: text })}
          />
        )}
      </Stack>
    );
  });
}
