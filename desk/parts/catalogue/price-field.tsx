import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { typedPrice } from "#domain/money/typed-amount.ts";
import { TextField } from "#web/ui/field.tsx";
import { Price } from "#web/ui/price.tsx";

interface PriceFieldProps {
  readonly label: string;
  /** As it is typed. */
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly error?: string | undefined;
}

/** A price, typed as people write it: "28.4" or "28,40". Below it stands how customers will see it. */
export function PriceField({ label, value, onType, error }: PriceFieldProps) {
  const fields = useTexts(catalogueFieldTexts);
  const price = typedPrice(value);
  return (
    <TextField
      isShort
      label={label}
      value={value}
      inputMode="decimal"
      error={error}
      {...(price !== undefined && {
        hint: (
          <>
            {fields.shownAs} <Price amount={price} />
          </>
        ),
      })}
      onType={onType}
    />
  );
}
