import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Stack } from "./layout.tsx";

interface FormDialogProps {
  readonly texts: { readonly cancel: string };
  readonly title: string;
  /** What the button says that sends the form. */
  readonly submit: string;
  readonly children: ReactNode;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** A dialog with fields, and a button that sends them. The focus then goes to the first field with an error. */
export function FormDialog({
  texts,
  title,
  submit,
  children,
  onCancel,
  onSubmit,
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      title={title}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button look="main" type="submit" form={id}>
            {submit}
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
