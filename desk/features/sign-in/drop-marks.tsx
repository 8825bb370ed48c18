import { useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

interface DropMarksProps {
  readonly count: number;
  readonly onDrop: () => void;
}

/** The way to let go of the marks that wait for the seller. */
export function DropMarks({ count, onDrop }: DropMarksProps) {
  const { signIn } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {signIn.dropMarks}
      </Button>
      {isAsking && (
        <ConfirmDialog
          texts={{ cancel: signIn.keepMarks, confirm: signIn.dropMarks }}
          title={signIn.dropMarksTitle(count)}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onDrop();
          }}
        >
          <p>{signIn.dropMarksHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
