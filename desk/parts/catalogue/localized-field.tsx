import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { directionOf, type Language, languages } from "#domain/language/language.ts";
import { TextField } from "#web/ui/field.tsx";
import styles from "./localized-field.module.css";
import { missingIn, type TypedTexts } from "./typed-texts.ts";

interface LocalizedFieldProps {
  readonly label: string;
  readonly value: TypedTexts;
  readonly onChange: (value: TypedTexts) => void;
  /** Of the whole, or of each language. */
  readonly error?: string | Readonly<Record<Language, string | undefined>> | undefined;
  /** What is said of the text in each language, in place of which language is missing. */
  readonly hint?: string;
  /** Lines of a long text; missing for one line. */
  readonly rows?: number;
}

/** A text in both languages, side by side where there is room. The Hebrew is first in both languages of the desk. */
export function LocalizedField({ label, value, onChange, error, hint, rows }: LocalizedFieldProps) {
  const fields = useTexts(catalogueFieldTexts);
  const missing = hint === undefined ? missingIn(value) : undefined;
  const errors = typeof error === "object" ? error : { he: error, en: undefined };
  const labels = { he: fields.inHebrew(label), en: fields.inEnglish(label) };
  return (
    <div className={styles.pair}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={labels[language]}
          lang={language}
          dir={directionOf(language)}
          value={value[language]}
          error={errors[language]}
          {...(hint !== undefined && { hint })}
          {...(missing === language && { hint: fields.missing[language] })}
          {...(rows !== undefined && { rows })}
          onType={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </div>
  );
}
