import { useEffect, useRef, useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { SaveButton } from "#desk/parts/edited/save-button.tsx";
import { ResumedNote, useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isOrderLimit } from "#domain/catalogue/order-limits.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { StickyBar } from "#web/ui/sticky-bar.tsx";
import { ChangedElsewhere, GoneDish } from "./changed-elsewhere.tsx";
import { dishOfDraft } from "./dish-draft.ts";
import { DishFields } from "./dish-fields.tsx";
import { DishPreview } from "./dish-preview.tsx";
import { PartLists } from "./part-lists.tsx";
import { RecipeFields } from "./recipe-fields.tsx";
import { type EditedDishProps, useEditedDish } from "./use-edited-dish.ts";

interface DishEditorProps extends EditedDishProps {
  readonly catalogue: Catalogue;
}

/** The editor of a dish. What is typed is kept on the device until it is saved. */
export function DishEditor({ catalogue, ...props }: DishEditorProps) {
  const { base, dish } = props;
  const texts = useTexts(dishEditorTexts);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { language } = useLanguage();
  const { ingredients = [] } = catalogue;
  const names = { ingredients, language };
  const edited = useEditedDish({ ...props, names });
  const { draft, told, isElsewhere, isGone, isSent, change } = edited;
  const errorAt = useErrorsAt(edited.problems);

  useEffect(() => {
    if (told.count === 0) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // A field that has the focus already would not scroll to the wrong line.
    field?.blur();
    field?.focus();
    // What is wrong stands below the field, where the bar is.
    field?.parentElement?.scrollIntoView({ block: "center" });
  }, [told.count]);

  const isChanged = JSON.stringify(draft) !== JSON.stringify(base);
  return (
    <>
      {isElsewhere && dish !== undefined && (
        <ChangedElsewhere
          stored={dish}
          names={names}
          onKeepMine={edited.keepMine}
          onTakeStored={edited.startOver}
        />
      )}
      {isGone && (
        <GoneDish onSaveAsNew={() => change({ ...draft, id: newCatalogueId(), seen: null })} />
      )}
      {isChanged && !isElsewhere && !isGone && !isSent && (
        <ResumedNote texts={texts} onStartOver={edited.startOver} />
      )}
      {dish?.id !== undefined && dish.isHidden !== true && (
        <CopyButton
          className={leadingClass}
          texts={texts.copyLink}
          name={texts.copyLink.copy}
          text={addressOfDish(`${location.origin}/`, dish.id)}
        />
      )}
      <Stack ref={form} gap={6} inert={isSent}>
        <DishFields draft={draft} menu={catalogue.menu} errorAt={errorAt} onChange={change} />
        <PartLists
          draft={draft}
          limits={(catalogue.limits ?? []).filter((limit) => !isOrderLimit(limit))}
          errorAt={errorAt}
          onChange={change}
        />
        <RecipeFields
          draft={draft}
          catalogue={catalogue}
          errorAt={errorAt}
          tellings={told.count}
          onChange={change}
        />
      </Stack>
      <SaveBar
        edited={edited}
        isChanged={isChanged || draft.seen === null}
        mayBeSaved={!isGone && !isElsewhere}
        onPreview={() => setIsPreviewed(edited.check())}
      />
      {isPreviewed && (
        <DishPreview dish={dishOfDraft(draft, names)} onClose={() => setIsPreviewed(false)} />
      )}
    </>
  );
}

interface SaveBarProps {
  readonly edited: ReturnType<typeof useEditedDish>;
  readonly isChanged: boolean;
  /** False while the dish is another one in the catalogue: that has to be decided first. */
  readonly mayBeSaved: boolean;
  readonly onPreview: () => void;
}

/** The draft's status message, and the button that saves it. It stays in sight. */
function SaveBar({ edited, isChanged, mayBeSaved, onPreview }: SaveBarProps) {
  const texts = useTexts(dishEditorTexts);
  const { outcomes } = useTexts(catalogueTextsByLanguage);
  const draftWarnings = useDraftWarnings();
  const { problems, note, isBusy, isOnline, unconfirmed } = edited;
  const canSave = isOnline && !isBusy && mayBeSaved && isChanged;
  const sentences = [
    ...draftWarnings,
    ...(problems.length > 0 ? [texts.problems(problems.length)] : []),
    // The draft is shown beside what is saved now, and says so itself.
    ...(note === null || note === "gone" ? [] : [outcomes[note]]),
    ...(unconfirmed === null ? [] : [outcomes["confirm-first"]]),
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
      <SaveButton edited={edited} canSave={canSave} text={texts.save} />
    </StickyBar>
  );
}
