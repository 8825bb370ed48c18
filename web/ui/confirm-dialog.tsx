import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly texts: { readonly cancel: string; readonly confirm: string };
  readonly title: string;
  readonly children?: ReactNode;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is lost: Cancel or Confirm. */
export function ConfirmDialog({ texts, title, children, onCancel, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button look="main" onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
