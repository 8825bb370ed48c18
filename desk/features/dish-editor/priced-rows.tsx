import { LocalizedField } from "#desk/catalogue-parts/localized-field.tsx";
import { PriceField } from "#desk/catalogue-parts/price-field.tsx";
import type { ErrorAt } from "#desk/catalogue-parts/problem-of-field.ts";
import { newCatalogueId } from "#desk/catalogue-store/new-catalogue-id.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useDishEditorTexts } from "#desk/language/use-dish-editor-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { moveBy, removeAt, replaceAt } from "./change-list.ts";
import { type DraftPriced, newPriced } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { RowButtons } from "./row-buttons.tsx";
import { shownName } from "./shown-name.ts";

interface PricedRowsProps {
  readonly rows: readonly DraftPriced[];
  readonly nameLabel: string;
  readonly addLabel: string;
  /** The field of a row that the problems of its price are about. */
  readonly priceKey: "price" | "addedPrice";
  readonly errorAt: ErrorAt;
  readonly onChange: (rows: DraftPriced[]) => void;
}

/** Names with a price each: the add-ons of a selection, or the extras of a dish. */
export function PricedRows({
  rows,
  nameLabel,
  addLabel,
  priceKey,
  errorAt,
  onChange,
}: PricedRowsProps) {
  const texts = useDishEditorTexts();
  const { language } = useLanguage();
  return (
    <div className={styles.rows}>
      {rows.map((row, at) => (
        <div key={row.id} className={styles.row}>
          <LocalizedField
            label={nameLabel}
            value={row.name}
            error={errorAt(at, "name")}
            onChange={(name) => onChange(replaceAt(rows, at, { ...row, name }))}
          />
          <div className={styles.line}>
            <PriceField
              label={texts.price}
              value={row.price}
              error={errorAt(at, priceKey)}
              onType={(price) => onChange(replaceAt(rows, at, { ...row, price }))}
            />
            <RowButtons
              name={shownName(row.name, language)}
              at={at}
              count={rows.length}
              onMove={(by) => onChange(moveBy(rows, at, by))}
              onRemove={() => onChange(removeAt(rows, at))}
            />
          </div>
        </div>
      ))}
      <Button onClick={() => onChange([...rows, newPriced(newCatalogueId)])}>{addLabel}</Button>
    </div>
  );
}
