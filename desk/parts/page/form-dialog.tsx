import { type ReactNode, useId } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Stack } from "#web/ui/layout.tsx";

interface FormDialogProps {
  readonly title: string;
  /** What the button says that sends the form, if that is not "Save". */
  readonly submit?: string | undefined;
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** A dialog with fields, and a button that sends them. The focus then goes to the first field with an error. */
export function FormDialog({ title, submit, children, onCancel, onSubmit }: FormDialogProps) {
  const { shell } = useMessages();
  const id = useId();
  return (
    <Dialog
      title={title}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{shell.cancel}</Button>
          <Button look="main" type="submit" form={id}>
            {submit ?? shell.save}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={id}
        noValidate
        gap={4}
        onSubmit={(event) => {
          const form = event.currentTarget;
          event.preventDefault();
          onSubmit();
          // After the errors are in the page.
          requestAnimationFrame(() =>
            form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
          );
        }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}
