import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  /** `confirm` is false where there is nothing to confirm. */
  readonly texts: { readonly cancel: string; readonly confirm: string | false };
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
          {texts.confirm !== false && (
            <Button look="main" onClick={onConfirm}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
