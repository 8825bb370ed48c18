import { useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import type { Identified } from "#domain/menu/menu.ts";
import { Button } from "#web/ui/button.tsx";

interface MoveButtonsProps {
  readonly name: string;
  readonly list: readonly Identified[];
  /** The position in the list of the thing that is moved. */
  readonly at: number;
  /** Puts it before the thing with this id; null: at the end. */
  readonly onMove: (before: string | null) => void;
}

/** Two buttons that move a thing up and down in its list. */
export function MoveButtons({ name, list, at, onMove }: MoveButtonsProps) {
  const texts = useTexts(menuTexts);
  const button = (text: string, isPossible: boolean, before: string | null) => (
    <Button
      aria-label={texts.of(text, name)}
      // With `disabled` the focus would leave the button at the last press.
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove(before)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button(texts.up, at > 0, list[at - 1]?.id ?? null)}
      {button(texts.down, at < list.length - 1, list[at + 2]?.id ?? null)}
    </>
  );
}
