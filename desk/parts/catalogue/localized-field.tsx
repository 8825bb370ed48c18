import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { directionOf, languages } from "#domain/language/language.ts";
import { TextField } from "#web/ui/field.tsx";
import styles from "./localized-field.module.css";
import { missingIn, type TypedTexts } from "./typed-texts.ts";

interface LocalizedFieldProps {
  readonly label: string;
  readonly value: TypedTexts;
  readonly onChange: (value: TypedTexts) => void;
  readonly error?: string | undefined;
  /** Lines of a long text; missing for one line. */
  readonly rows?: number;
}

/** A text in both languages, side by side where there is room. The Hebrew is first in both languages of the desk. */
export function LocalizedField({ label, value, onChange, error, rows }: LocalizedFieldProps) {
  const fields = useTexts(catalogueFieldTexts);
  const missing = missingIn(value);
  return (
    <div className={styles.pair}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={language === "he" ? fields.inHebrew(label) : fields.inEnglish(label)}
          lang={language}
          dir={directionOf(language)}
          value={value[language]}
          error={language === "he" ? error : undefined}
          {...(missing === language && { hint: fields.missing[language] })}
          {...(rows !== undefined && { rows })}
          onType={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </div>
  );
}
