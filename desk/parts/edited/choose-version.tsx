import { editedTexts } from "#desk/language/edited-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Toolbar } from "#web/ui/layout.tsx";

interface ChooseVersionProps {
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}

/** Which goes on of a draft and what the shop has now, which is shown beside it. */
export function ChooseVersion({ onKeepMine, onTakeStored }: ChooseVersionProps) {
  const texts = useTexts(editedTexts);
  return (
    <Toolbar>
      <Button onClick={onKeepMine}>{texts.keepMine}</Button>
      <Button onClick={onTakeStored}>{texts.takeStored}</Button>
    </Toolbar>
  );
}
