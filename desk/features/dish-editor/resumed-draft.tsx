import { useState } from "react";
import { useDishEditorTexts } from "#desk/language/use-dish-editor-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import styles from "./dish-editor.module.css";

/** Says that what is shown is a draft. It can be thrown away, which no undo brings back. */
export function ResumedDraft({ onStartOver }: { readonly onStartOver: () => void }) {
  const texts = useDishEditorTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.note}>
      <p>{texts.resumed}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setIsAsking(true)}>{texts.startOver}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          texts={{ cancel: texts.keepWriting, confirm: texts.startOver }}
          title={texts.startOverTitle}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onStartOver();
          }}
        >
          <p>{texts.startOverHint}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
