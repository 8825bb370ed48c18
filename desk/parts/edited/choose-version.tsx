import { useId } from "react";
import { editedTexts } from "#desk/language/edited-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Hint, Toolbar } from "#web/ui/layout.tsx";

interface ChooseVersionProps {
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
  /** What saving does then, where going on with the draft is what she most likely wants. */
  readonly hint?: string;
}

/** Which goes on of a draft and what the shop has now, which is shown beside it. */
export function ChooseVersion({ onKeepMine, onTakeStored, hint }: ChooseVersionProps) {
  const texts = useTexts(editedTexts);
  const id = useId();
  return (
    <>
      <Toolbar>
        <Button
          {...(hint !== undefined && { look: "main", "aria-describedby": id })}
          onClick={onKeepMine}
        >
          {texts.keepMine}
        </Button>
        <Button onClick={onTakeStored}>{texts.takeStored}</Button>
      </Toolbar>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
    </>
  );
}
