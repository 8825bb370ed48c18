import { useState } from "react";
import { useEditOrderTexts } from "#desk/language/use-edit-order-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import styles from "./order-editor.module.css";

/** Says that the draft was begun earlier. It can be thrown away, which no undo brings back. */
export function ResumedNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const texts = useEditOrderTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.resumed}>
      <p>{texts.resumed}</p>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {texts.startOver}
      </Button>
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
