import { useMessages } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";

interface SaveButtonProps {
  readonly edited: {
    readonly isBusy: boolean;
    readonly isInDoubt: boolean;
    readonly save: () => void;
  };
  readonly canSave: boolean;
  readonly text: string;
}

/** Saves a draft, or sends again one whose outcome is not known. With `disabled` the focus would leave it while the draft is sent. */
export function SaveButton({
  edited: { isBusy, isInDoubt, save },
  canSave,
  text,
}: SaveButtonProps) {
  const { shell } = useMessages();
  return (
    <Button
      look="main"
      aria-disabled={!canSave}
      aria-busy={isBusy}
      onClick={canSave ? save : undefined}
    >
      {isInDoubt ? shell.sendAgain : text}
    </Button>
  );
}
