import { useState } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";

interface WaitingMarksProps {
  readonly count: number;
  readonly onDrop: () => void;
}

/** The marks that wait for the seller, and the way to let go of them. */
export function WaitingMarks({ count, onDrop }: WaitingMarksProps) {
  const { signIn } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>{signIn.marksWait(count)}</p>
      <Button onClick={() => setIsAsking(true)}>{signIn.dropMarks}</Button>
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
