import type { HTMLAttributes, HTMLInputTypeAttribute } from "react";
import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { TextField } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./shop-page.module.css";
import type { SettingsPart } from "./shop-part.ts";
import { textAt, textsAt } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";

type FieldKey = keyof (typeof shopTexts)["he"]["fields"];

interface PlainField {
  readonly key: FieldKey;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
}

type ListedField = FieldKey | PlainField;

const tel = { type: "tel", inputMode: "tel" } as const;
const email = { type: "email", inputMode: "email" } as const;

/** A name alone is a text in both languages. */
export const fieldsOfPart = {
  contact: ["name", { key: "contactAddress", ...email }, { key: "whatsapp", ...tel }],
  payment: ["payment.app", "payment.payee", { key: "payment.link", type: "url", inputMode: "url" }],
  kashrut: ["kashrut"],
  seller: [
    "seller.legalName",
    { key: "seller.idNumber", inputMode: "numeric" },
    "seller.address",
    { key: "seller.phoneNumber", ...tel },
    "vat",
  ],
  accessibility: [
    "accessibilityContact.name",
    { key: "accessibilityContact.phoneNumber", ...tel },
    { key: "accessibilityContact.email", ...email },
  ],
} as const satisfies Partial<Record<SettingsPart, readonly ListedField[]>>;

interface FieldListProps {
  readonly fields: readonly ListedField[];
  readonly edited: Edited;
  readonly errorAt: ErrorAt;
}

/** The fields of a page, each with what it is for. */
export function FieldList({ fields, edited, errorAt }: FieldListProps) {
  const { fields: labels, hints } = useTexts(shopTexts);
  return fields.map((listed) => {
    const { key, ...input } = typeof listed === "string" ? { key: listed } : listed;
    const hint = (hints as Readonly<Record<string, string>>)[key];
    const error = errorAt(...key.split("."));
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
