import type { ReactNode } from "react";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PriceField } from "#desk/parts/catalogue/price-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { shownName, type TypedTexts } from "#desk/parts/catalogue/typed-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icon.tsx";
import { Card, ListRow, Row, Stack } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { newPriced } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import type { DraftPriced } from "./edited-dish.ts";

interface Named {
  readonly id: string;
  readonly name: TypedTexts;
}

interface PartListProps<Part extends Named> {
  readonly parts: readonly Part[];
  /** The heading of each part; without one a part is a row and not a card. */
  readonly titleOf?: (name: string) => string;
  /** Whether the last one has to stay. */
  readonly isNeeded?: boolean;
  readonly addLabel: string;
  readonly make: () => Part;
  readonly onChange: (parts: Part[]) => void;
  /** The fields of a part. `buttons` are given for a row, to stand among them. */
  readonly children: (
    part: Part,
    at: number,
    change: (part: Part) => void,
    buttons: ReactNode,
  ) => ReactNode;
}

/** Parts of a dish that can be added, moved and taken away: selections, add-ons, options, choices or extras. */
export function PartList<Part extends Named>({
  parts,
  titleOf,
  isNeeded = false,
  addLabel,
  make,
  onChange,
  children,
}: PartListProps<Part>) {
  const { language } = useLanguage();
  const rows = parts.map((part, at) => {
    const name = shownName(part.name, language);
    const change = (next: Part) => onChange(parts.with(at, next));
    const buttons = (
      <RowButtons
        name={name}
        at={at}
        count={parts.length}
        onMove={(by) => onChange(parts.toSpliced(at, 1).toSpliced(at + by, 0, part))}
        onRemove={
          isNeeded && parts.length === 1 ? undefined : () => onChange(parts.toSpliced(at, 1))
        }
      />
    );
    if (titleOf === undefined)
      return (
        <ListRow as="div" key={part.id}>
          {children(part, at, change, buttons)}
        </ListRow>
      );
    return (
      <Card key={part.id} role="group" aria-label={titleOf(name)} isLow>
        <Row gap={3} lines={0} align="center" isSpread className={styles.cardHead}>
          <h3>{titleOf(name)}</h3>
          {buttons}
        </Row>
        {children(part, at, change, null)}
      </Card>
    );
  });
  const add = <Button onClick={() => onChange([...parts, make()])}>{addLabel}</Button>;
  return titleOf === undefined ? (
    <Stack className={styles.rows}>
      {rows}
      {add}
    </Stack>
  ) : (
    <>
      {rows}
      {add}
    </>
  );
}

interface PricedListProps {
  readonly parts: readonly DraftPriced[];
  readonly nameLabel: string;
  readonly addLabel: string;
  /** The field of a row that the problems of its price are about. */
  readonly priceKey: "price" | "addedPrice";
  readonly errorAt: ErrorAt;
  readonly onChange: (parts: DraftPriced[]) => void;
}

/** Names with a price each: the add-ons of a selection, or the extras of a dish. */
export function PricedList({ nameLabel, priceKey, errorAt, ...list }: PricedListProps) {
  const texts = useTexts(dishEditorTexts);
  return (
    <PartList {...list} make={newPriced}>
      {(row, at, change, buttons) => (
        <>
          <LocalizedField
            label={nameLabel}
            value={row.name}
            error={errorAt(at, "name")}
            onChange={(name) => change({ ...row, name })}
          />
          <Row gap={4} lines={3} align="start">
            <PriceField
              label={texts.price}
              value={row.price}
              error={errorAt(at, priceKey)}
              onType={(price) => change({ ...row, price })}
            />
            {buttons}
          </Row>
        </>
      )}
    </PartList>
  );
}

interface RowButtonsProps {
  /** What the row is called, for screen readers; may be empty. */
  readonly name: string;
  /** Its position among `count` rows, for one that can be moved. */
  readonly at?: number;
  readonly count?: number;
  readonly onMove?: (by: -1 | 1) => void;
  /** Undefined for one that has to stay. */
  readonly onRemove: (() => void) | undefined;
}

const moves = [
  { by: -1, label: "up", path: "M12 19V5M6 11l6-6 6 6" },
  { by: 1, label: "down", path: "M12 5v14M6 13l6 6 6-6" },
] as const;

/** The buttons of a row, which move it and take it away. */
export function RowButtons({ name, at = 0, count = 1, onMove, onRemove }: RowButtonsProps) {
  const texts = useTexts(dishEditorTexts);
  return (
    <Row lines={0} className={styles.rowButtons}>
      {count > 1 &&
        moves.map(({ by, label, path }) => (
          <Button
            key={label}
            look="quiet"
            className={leadingClass}
            aria-label={texts[label](name)}
            disabled={at + by < 0 || at + by >= count}
            onClick={() => onMove?.(by)}
          >
            <LineIcon path={path} />
          </Button>
        ))}
      {onRemove !== undefined && (
        <Button
          look="quiet"
          className={leadingClass}
          aria-label={texts.remove(name)}
          onClick={onRemove}
        >
          {texts.remove("")}
        </Button>
      )}
    </Row>
  );
}
