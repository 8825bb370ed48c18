import { useEffect, useRef, useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { ResumedNote, useDraftWarnings } from "#desk/parts/page/resumed-note.tsx";
import { type Catalogue, versionOfDish } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { StickyBar } from "#web/ui/sticky-bar.tsx";
import { ChangedElsewhere, GoneDish } from "./changed-elsewhere.tsx";
import { dishOfDraft } from "./dish-draft.ts";
import { DishFields } from "./dish-fields.tsx";
import { DishPreview } from "./dish-preview.tsx";
import type { EditedDish } from "./edited-dish.ts";
import { PartLists } from "./part-lists.tsx";
import { RecipeFields } from "./recipe-fields.tsx";
import { useSaveDish } from "./use-save-dish.ts";

interface DishEditorProps {
  readonly draft: EditedDish;
  /** What the draft is while nothing is typed. */
  readonly base: EditedDish;
  /** The dish as the catalogue has it; undefined for a new dish, and for one that is gone. */
  readonly stored: Dish<LocalizedText> | undefined;
  readonly catalogue: Catalogue;
  readonly keep: (draft: EditedDish | undefined) => Promise<void>;
  /** What the bar says once it is saved. */
  readonly said: () => string;
  readonly onSaved: () => void;
}

/** The editor of a dish. What is typed is kept on the device until it is saved. */
export function DishEditor({ base, stored, catalogue, ...saved }: DishEditorProps) {
  const { draft, keep } = saved;
  const texts = useTexts(dishEditorTexts);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { language } = useLanguage();
  const { ingredients = [] } = catalogue;
  const names = { ingredients, language };
  const saving = useSaveDish({ ...saved, names });
  const errorAt = useErrorsAt(saving.problems);

  useEffect(() => {
    if (saving.tellings === 0) return;
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // A field that has the focus already would not scroll to the wrong line.
    field?.blur();
    field?.focus();
    // What is wrong stands below the field, where the bar is.
    field?.parentElement?.scrollIntoView({ block: "center" });
  }, [saving.tellings]);

  const isChanged = JSON.stringify(draft) !== JSON.stringify(base);
  // While an outcome is not known, a dish that is otherwise may be this very draft.
  const isKnown = draft.sending === null;
  const isGone = isKnown && draft.seen !== null && stored === undefined;
  const isElsewhere = isKnown && stored !== undefined && draft.seen !== versionOfDish(stored);
  const change = (next: EditedDish) => void keep(next);
  return (
    <>
      {isElsewhere && (
        <ChangedElsewhere
          stored={stored}
          names={names}
          onKeepMine={() => change({ ...draft, seen: versionOfDish(stored) })}
          onTakeTheirs={() => void keep(undefined)}
        />
      )}
      {isGone && (
        <GoneDish onSaveAsNew={() => change({ ...draft, id: newCatalogueId(), seen: null })} />
      )}
      {isChanged && !isElsewhere && !isGone && isKnown && (
        <ResumedNote texts={texts} onStartOver={() => void keep(undefined)} />
      )}
      {stored?.id !== undefined && stored.isHidden !== true && (
        <CopyButton
          className={leadingClass}
          texts={texts.copyLink}
          name={texts.copyLink.copy}
          text={addressOfDish(`${location.origin}/`, stored.id)}
        />
      )}
      <Stack ref={form} gap={6} inert={!isKnown}>
        <DishFields draft={draft} menu={catalogue.menu} errorAt={errorAt} onChange={change} />
        <PartLists
          draft={draft}
          limits={catalogue.limits ?? []}
          errorAt={errorAt}
          onChange={change}
        />
        <RecipeFields
          draft={draft}
          catalogue={catalogue}
          errorAt={errorAt}
          tellings={saving.tellings}
          onChange={change}
        />
      </Stack>
      <SaveBar
        saving={saving}
        isChanged={isChanged || draft.seen === null}
        mayBeSaved={!isGone && !isElsewhere}
        onPreview={() => setIsPreviewed(saving.check())}
      />
      {isPreviewed && (
        <DishPreview dish={dishOfDraft(draft, names)} onClose={() => setIsPreviewed(false)} />
      )}
    </>
  );
}

interface SaveBarProps {
  readonly saving: ReturnType<typeof useSaveDish>;
  readonly isChanged: boolean;
  /** False while the dish is another one in the catalogue: that has to be decided first. */
  readonly mayBeSaved: boolean;
  readonly onPreview: () => void;
}

/** The draft's status message, and the button that saves it. It stays in sight. */
function SaveBar({ saving, isChanged, mayBeSaved, onPreview }: SaveBarProps) {
  const texts = useTexts(dishEditorTexts);
  const { outcomes } = useTexts(catalogueTextsByLanguage);
  const { shell } = useMessages();
  const draftWarnings = useDraftWarnings();
  const { problems, note, isBusy, isOnline } = saving;
  const canSave = isOnline && !isBusy && mayBeSaved && isChanged;
  const sentences = [
    ...draftWarnings,
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
        {note === "in-doubt" ? shell.sendAgain : texts.save}
      </Button>
    </StickyBar>
  );
}
