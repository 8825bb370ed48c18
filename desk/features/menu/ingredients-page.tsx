import { useState } from "react";
import { Link } from "wouter";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { IngredientForm } from "#desk/parts/catalogue/ingredient-form.tsx";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { FailedPage } from "#desk/parts/order/failed.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { wordSearch } from "#desk/parts/order/word-search.ts";
import { dishesWithIngredient } from "#domain/catalogue/change-ingredients.ts";
import { ingredientText } from "#domain/menu/ingredient-amount.ts";
import { aisles, type Ingredient } from "#domain/menu/recipe.ts";
import { Button } from "#web/ui/button.tsx";
import { ListRow, Page, Row, Stack, Text } from "#web/ui/layout.tsx";
import { barBackClass, ScreenBar, ScreenTools } from "#web/ui/screen.tsx";

/** What recipes are made of, by aisle: each ingredient is kept here once. */
export function IngredientsPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(recipeTexts);
  const ofCatalogue = useTexts(catalogueTextsByLanguage);
  const used = useCatalogue();
  const { changeByPress: changeMenu, problem } = useCataloguePresses();
  const [edited, setEdited] = useState<(Ingredient & { readonly id: string }) | null>(null);
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
  const form = edited !== null && (
    <IngredientForm
      key={edited.id}
      catalogue={catalogue}
      first={edited}
      changeMenu={changeMenu}
      onCancel={close}
      onSaved={close}
    />
  );
  const rowOf = ({ id = "", ...ingredient }: Ingredient) => {
    const name = ingredient.name[language];
    const recipes = dishesWithIngredient(catalogue, id).length;
    const { pack, unit } = ingredient;
    return (
      <ListRow key={id}>
        <Row gap={3} lines={1} align="center" isSpread>
          <Stack gap={0}>
            <Text weight={600}>
              <bdi>{name}</bdi>
            </Text>
            <Text tone="soft" size="small">
              {pack === undefined
                ? texts.loose
                : texts.packOf(ingredientText(pack, unit, language))}
              {" · "}
              {texts.usedIn(recipes)}
            </Text>
          </Stack>
          <Row>
            <Button
              aria-label={texts.of(texts.change, name)}
              onClick={() => setEdited({ id, ...ingredient })}
            >
              {texts.change}
            </Button>
            {recipes === 0 && (
              <Button
                aria-label={texts.of(texts.remove, name)}
                onClick={() =>
                  void changeMenu({ kind: "remove-ingredient", id }, texts.said.removed(name))
                }
              >
                {texts.remove}
              </Button>
            )}
          </Row>
        </Row>
        {edited?.id === id && form}
      </ListRow>
    );
  };
  const isInList = found.some(({ id }) => id === edited?.id);
  return (
    <Page width={48}>
      <ScreenBar
        title={messages.shell.ingredients}
        back={<Link href="/menu" className={barBackClass} aria-label={texts.toMenu} />}
      />
      <Text tone="soft">{ingredients.length === 0 ? texts.none : texts.intro}</Text>
      <PressProblemBar problem={problem} />
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
      {/* A new one, or one that another device has removed meanwhile. */}
      {!isInList && form}
      {edited === null && (
        <div>
          <Button
            onClick={() =>
              setEdited({
                id: newCatalogueId(),
                name: { he: "", en: "" },
                unit: "gram",
                aisle: aisles[0],
              })
            }
          >
            {texts.addIngredient}
          </Button>
        </div>
      )}
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
    </Page>
  );
}
