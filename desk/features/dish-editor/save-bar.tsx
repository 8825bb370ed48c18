import { useDraftsFailing } from "#desk/data/drafts/draft-context.tsx";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { StickyBar } from "#desk/parts/order/sticky-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import type { useSaveDish } from "./use-save-dish.ts";

interface SaveBarProps {
  readonly saving: ReturnType<typeof useSaveDish>;
  readonly isChanged: boolean;
  /** False while the dish is another one in the catalogue: that has to be decided first. */
  readonly mayBeSaved: boolean;
  readonly onPreview: () => void;
}

/** The draft's status message, and the button that saves it. It stays in sight. */
export function SaveBar({ saving, isChanged, mayBeSaved, onPreview }: SaveBarProps) {
  const texts = useTexts(dishEditorTexts);
  const { outcomes } = useTexts(catalogueTextsByLanguage);
  const isFailing = useDraftsFailing();
  const { problems, note, isBusy, isOnline } = saving;
  const canSave = isOnline && !isBusy && mayBeSaved && isChanged;
  const sentences = [
    ...(isFailing ? [texts.draftFails] : []),
    ...(problems.length > 0 ? [texts.problems(problems.length)] : []),
    // The draft is shown beside what is saved now, and says so itself.
    ...(note === null || note === "changed-elsewhere" || note === "gone" ? [] : [outcomes[note]]),
    ...(isOnline ? [] : [texts.needsConnection]),
    ...(isChanged ? [] : [texts.nothingChanged]),
  ];
  return (
    <StickyBar sentences={sentences}>
      <Button
        aria-disabled={!isOnline || isBusy}
        onClick={isOnline && !isBusy ? onPreview : undefined}
      >
        {texts.preview}
      </Button>
      <Button
        look="main"
        // With `disabled` the focus would leave the button while the draft is sent.
        aria-disabled={!canSave}
        aria-busy={isBusy}
        onClick={canSave ? saving.save : undefined}
      >
        {note === "in-doubt" ? texts.saveAgain : texts.save}
      </Button>
    </StickyBar>
  );
}
