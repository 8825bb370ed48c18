import { useDishEditorTexts } from "#desk/language/use-dish-editor-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/line-icon.tsx";
import styles from "./dish-editor.module.css";

interface RowButtonsProps {
  /** What the row is called, for screen readers; may be empty. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  /** False where the list must keep its last row. */
  readonly mayRemove?: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves a row of a list up or down, or takes it away. */
export function RowButtons({
  name,
  at,
  count,
  mayRemove = true,
  onMove,
  onRemove,
}: RowButtonsProps) {
  const texts = useDishEditorTexts();
  return (
    <div className={styles.rowButtons}>
      {count > 1 && (
        <>
          <Button
            look="quiet"
            aria-label={texts.up(name)}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <LineIcon path="M12 19V5M6 11l6-6 6 6" />
          </Button>
          <Button
            look="quiet"
            aria-label={texts.down(name)}
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          >
            <LineIcon path="M12 5v14M6 13l6 6 6-6" />
          </Button>
        </>
      )}
      {mayRemove && (
        <Button look="quiet" aria-label={texts.remove(name)} onClick={onRemove}>
          {texts.remove("")}
        </Button>
      )}
    </div>
  );
}
