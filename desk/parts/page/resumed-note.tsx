import { useState } from "react";
import { useDraftsFailing } from "#desk/data/drafts/draft-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Note } from "#web/ui/layout.tsx";

interface ResumedNoteProps {
  readonly texts: {
    readonly resumed: string;
    readonly startOver: string;
    readonly startOverTitle: string;
    readonly startOverHint: string;
    readonly keepWriting: string;
  };
  readonly onStartOver: () => void;
}

/** Says that the page shows an earlier draft. It can be thrown away, which no undo brings back. */
export function ResumedNote({ texts, onStartOver }: ResumedNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Note gap={2} align="start">
      <p>{texts.resumed}</p>
      <Button onClick={() => setIsAsking(true)}>{texts.startOver}</Button>
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
    </Note>
  );
}

/** The note beside a draft: none, or that the device cannot store it. */
export function useDraftWarnings(): readonly string[] {
  const { shell } = useMessages();
  return useDraftsFailing() ? [shell.draftFails] : [];
}
