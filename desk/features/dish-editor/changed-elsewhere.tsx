import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import styles from "./dish-editor.module.css";
import { SavedDish } from "./saved-dish.tsx";

interface ChangedElsewhereProps {
  readonly stored: Dish<LocalizedText>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** The dish as another device has saved it, above the draft. */
export function ChangedElsewhere({ stored, onKeepMine, onTakeTheirs }: ChangedElsewhereProps) {
  const texts = useTexts(dishEditorTexts);
  return (
    <Stack role="alert" gap={2} className={styles.note}>
      <h2>{texts.elsewhereTitle}</h2>
      <p>{texts.elsewhereHint}</p>
      <SavedDish dish={stored} />
      <Row gap={3} lines={2}>
        <Button onClick={onKeepMine}>{texts.keepMine}</Button>
        <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
      </Row>
    </Stack>
  );
}

/** Says that another device has removed the dish of a draft. */
export function GoneDish({ onSaveAsNew }: { readonly onSaveAsNew: () => void }) {
  const texts = useTexts(dishEditorTexts);
  return (
    <Stack role="alert" gap={2} className={styles.note}>
      <p>{texts.gone}</p>
      <Row gap={3} lines={2}>
        <Button onClick={onSaveAsNew}>{texts.saveAsNew}</Button>
      </Row>
    </Stack>
  );
}
