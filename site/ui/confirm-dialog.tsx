import type { ReactNode } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is lost: Cancel or Confirm. */
export function ConfirmDialog({ title, children, onCancel, onConfirm }: ConfirmDialogProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{messages.cancel}</Button>
          <Button look="main" onClick={onConfirm}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
