import { useState } from "react";
import { Link } from "wouter";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { IngredientDialog, newIngredient } from "#desk/parts/catalogue/ingredient-dialog.tsx";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { FailedPage } from "#desk/parts/order/failed.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { wordSearch } from "#desk/parts/order/word-search.ts";
import { dishesWithIngredient } from "#domain/catalogue/change-ingredients.ts";
import type { WithId } from "#domain/catalogue/check-part.ts";
import { ingredientText } from "#domain/menu/ingredient-amount.ts";
import { aisles, type Ingredient } from "#domain/menu/recipe.ts";
import { Button } from "#web/ui/button.tsx";
import { ListRow, Page, Row, Stack, Text } from "#web/ui/layout.tsx";
import { barBackClass, ScreenBar, ScreenTools } from "#web/ui/screen.tsx";
import { NameText } from "./name-text.tsx";

/** What recipes are made of, by aisle: each ingredient is kept here once. */
export function IngredientsPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(recipeTexts);
  const { marks, of } = useTexts(menuTexts);
  const ofCatalogue = useTexts(catalogueTextsByLanguage);
  const used = useCatalogue();
  const presses = useCataloguePresses();
  const [edited, setEdited] = useState<WithId<Ingredient> | null>(null);
  const [typed, setTyped] = useState("");

  if (used.kind === "failed") {
    const title = messages.shell.ingredients;
    return <FailedPage title={title} said={ofCatalogue.failed} onTry={used.tryAgain} />;
  }

  const { catalogue } = used;
  const { ingredients = [] } = catalogue;
  const isFound = wordSearch(typed);
  const found = ingredients
    .filter(({ name }) => isFound?.(`${name.he} ${name.en}`) ?? true)
    .toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));
  const close = () => setEdited(null);
  const rowOf = ({ id = "", ...ingredient }: Ingredient) => {
    const { pack, unit } = ingredient;
    const { missing, [language]: name } = ingredient.name;
    const recipes = dishesWithIngredient(catalogue, id).length;
    const remarks = [
      pack === undefined ? texts.loose : texts.packOf(ingredientText(pack, unit, language)),
      texts.usedIn(recipes),
      ...(missing === undefined ? [] : [missing === "he" ? marks.missingHe : marks.missingEn]),
    ];
    return (
      <ListRow key={id}>
        <Row gap={3} lines={1} align="center" isSpread>
          <Stack gap={0}>
            <Text weight={600}>
              <NameText text={ingredient.name} />
            </Text>
            <Text tone="soft" size="small">
              {remarks.join(" · ")}
            </Text>
          </Stack>
          <Row>
            <Button
              aria-label={of(texts.change, name)}
              onClick={() => setEdited({ id, ...ingredient })}
            >
              {texts.change}
            </Button>
            {recipes === 0 && (
              <Button
                aria-label={of(texts.remove, name)}
                onClick={() =>
                  void presses.changeByPress(
                    { kind: "remove-ingredient", id },
                    texts.said.removed(name),
                  )
                }
              >
                {texts.remove}
              </Button>
            )}
          </Row>
        </Row>
      </ListRow>
    );
  };
  return (
    <Page width={48}>
      <ScreenBar
        title={messages.shell.ingredients}
        back={<Link href="/menu" className={barBackClass} aria-label={texts.toMenu} />}
      />
      <Text tone="soft">{ingredients.length === 0 ? texts.none : texts.intro}</Text>
      <PressProblemBar problem={presses.problem} />
      {ingredients.length > 0 && (
        <ScreenTools>
          <SearchField
            label={texts.search}
            value={typed}
            onSearch={setTyped}
            found={isFound === undefined ? "" : texts.found(found.length)}
          />
        </ScreenTools>
      )}
      <div>
        <Button onClick={() => setEdited(newIngredient())}>{texts.addIngredient}</Button>
      </div>
      {aisles.map((aisle) => {
        const inAisle = found.filter((each) => each.aisle === aisle);
        return (
          inAisle.length > 0 && (
            <Stack as="section" key={aisle} gap={2} aria-label={texts.aisles[aisle]}>
              <Text as="h2" size="name">
                {texts.aisles[aisle]}
              </Text>
              <Stack as="ul" gap={2}>
                {inAisle.map(rowOf)}
              </Stack>
            </Stack>
          )
        );
      })}
      {edited !== null && (
        <IngredientDialog
          catalogue={catalogue}
          first={edited}
          presses={presses}
          onCancel={close}
          onSaved={close}
        />
      )}
    </Page>
  );
}
