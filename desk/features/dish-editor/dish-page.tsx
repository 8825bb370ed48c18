import { useState } from "react";
import { useLocation, useParams, useSearch } from "wouter";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shownName } from "#desk/parts/catalogue/typed-texts.ts";
import { Failed } from "#desk/parts/page/failed.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { type Catalogue, versionOfDish } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import { Page } from "#web/ui/layout.tsx";
import { barBackClass, ScreenBar } from "#web/ui/screen.tsx";
import { draftOfDish, newDishDraft } from "./dish-draft.ts";
import { DishEditor } from "./dish-editor.tsx";
import { type EditedDish, isDishDraft } from "./edited-dish.ts";

/** A dish of the menu. */
export function DishPage() {
  const { id = "" } = useParams();
  const { language } = useLanguage();
  return (
    <EditedDish
      key={id}
      draftName={`catalogue dish ${id}`}
      findBase={(catalogue) => baseOf(catalogue, id, language)}
    />
  );
}

/** A new dish, in the type `type` of the address. */
export function NewDishPage() {
  const asked = new URLSearchParams(useSearch()).get("type");
  return (
    <EditedDish
      draftName="catalogue new dish"
      findBase={({ menu }) => {
        const dishType = menu.find(({ id }) => id === asked) ?? menu[0];
        return newDishDraft(dishType?.id ?? "");
      }}
      isNew
    />
  );
}

function baseOf(
  { menu, ingredients = [] }: Catalogue,
  id: string,
  language: Language,
): EditedDish | undefined {
  for (const { id: dishType = "", dishes } of menu) {
    const dish = dishes.find((each) => each.id === id);
    if (dish !== undefined)
      return draftOfDish(dish, dishType, versionOfDish(dish), { ingredients, language });
  }
  return undefined;
}

interface EditedDishProps {
  readonly draftName: string;
  /** Undefined where the catalogue has no such dish. */
  readonly findBase: (catalogue: Catalogue) => EditedDish | undefined;
  readonly isNew?: boolean;
}

function EditedDish({ draftName, findBase, isNew = false }: EditedDishProps) {
  const texts = useTexts(dishEditorTexts);
  const { language, messages } = useLanguage();
  const [, goTo] = useLocation();
  const stored = useDraft(draftName, isDishDraft);
  const used = useCatalogue();
  const [first] = useState(() => (used.kind === "known" ? findBase(used.catalogue) : undefined));
  // A new dish has ids of its own, which must not change while it is typed.
  const base = used.kind !== "known" || isNew ? first : findBase(used.catalogue);
  const draft = stored[0] ?? base;
  const name = draft === undefined ? "" : shownName(draft.dishName, language);
  return (
    <Page isText>
      <ScreenBar
        title={name || (isNew ? texts.newTitle : texts.title)}
        back={<PageLink href="/menu" className={barBackClass} aria-label={messages.shell.toMenu} />}
      />
      {used.kind === "failed" && <Failed call={["catalogue", {}]} />}
      {used.kind === "known" && draft === undefined && <p>{texts.unknown}</p>}
      {used.kind === "known" && draft !== undefined && (
        <DishEditor
          stored={stored}
          base={base ?? draft}
          dish={used.catalogue.menu
            .flatMap(({ dishes }) => dishes)
            .find((dish) => dish.id === draft.id)}
          catalogue={used.catalogue}
          said={({ dishName }) => texts.saved(shownName(dishName, language))}
          onSaved={() => goTo("/menu")}
        />
      )}
    </Page>
  );
}
