import { useMemo } from "react";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { bySimilarity } from "#domain/menu/by-similarity.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Words } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { NamedButton } from "#web/ui/named-button.tsx";
import styles from "./dish-editor.module.css";

interface UnknownIngredientProps {
  /** As the recipe calls it. */
  readonly name: string;
  readonly ingredients: readonly Ingredient[];
  /** It is this one of the list. */
  readonly onSame: (ingredient: Ingredient) => void;
  /** It is one of the list, which is to be chosen. */
  readonly onOther: () => void;
  readonly onAdd: () => void;
}

/** More buttons would hide the one that adds it. */
const mostOffered = 2;

/** What a recipe names and the list does not have: one press says which ingredient of the list it is, or adds it. */
export function UnknownIngredient({
  name,
  ingredients,
  onSame,
  onOther,
  onAdd,
}: UnknownIngredientProps) {
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  // A pasted recipe has many of them, and typing in one line leaves the others as they are.
  const { likely, similar } = useMemo(
    () => bySimilarity(name, ingredients, language),
    [name, ingredients, language],
  );
  const offered = likely.slice(0, mostOffered);
  const alike = [...likely, ...similar].slice(offered.length).map((each) => each.name[language]);
  return (
    <>
      <Words tone="warning">{texts.notListed(name, alike.join(", "))}</Words>
      <Row align="center" gap={4} className={styles.answers}>
        {offered.map((each) => (
          <Button key={each.id} look="plain" onClick={() => onSame(each)}>
            {texts.sameAs.one(each.name[language])}
          </Button>
        ))}
        {ingredients.length > 0 && (
          <NamedButton
            look="quiet"
            className={leadingClass}
            text={texts.sameAs.other}
            name={name}
            onClick={onOther}
          />
        )}
        <NamedButton
          look="quiet"
          className={leadingClass}
          text={texts.addIngredient}
          name={name}
          onClick={onAdd}
        />
      </Row>
    </>
  );
}
