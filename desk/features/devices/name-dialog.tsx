import { useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { ProblemNote } from "#desk/data/session/problem-note.tsx";
import { useConfirmed } from "#desk/data/session/use-confirmed.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { longestDeviceName } from "#domain/order-log/device.ts";
import { TextField } from "#web/ui/field.tsx";

export interface NameDialogProps {
  readonly device: Pick<AnswerOf<"devices">[number], "id" | "name">;
  /** `renamed` is false if the name stays as it is. */
  readonly onClose: (renamed: boolean) => void;
}

/** Asks how the seller calls a device, such as "Ruth's phone". Until then it has the name of its browser. */
export function NameDialog({ device, onClose }: NameDialogProps) {
  const { devices: texts } = useMessages();
  const { call } = useCalls();
  const [name, setName] = useState(device.name);
  const [isMissing, setIsMissing] = useState(false);
  const { problem, run } = useConfirmed();
  const rename = () => {
    setIsMissing(name.trim() === "");
    if (name.trim() !== "")
      void run(
        () => call("renameDevice", { id: device.id, name }),
        () => onClose(true),
      );
  };
  return (
    <FormDialog title={texts.nameTitle} onCancel={() => onClose(false)} onSubmit={rename}>
      <TextField
        label={texts.name}
        value={name}
        maxLength={longestDeviceName}
        error={isMissing ? texts.nameMissing : undefined}
        dir="auto"
        onType={setName}
      />
      {problem !== null && <ProblemNote problem={problem} />}
    </FormDialog>
  );
}
