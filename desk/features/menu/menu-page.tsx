import { useState } from "react";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { FailedPage } from "#desk/parts/page/failed.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { missingLanguages } from "#domain/catalogue/missing-languages.ts";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import { wordSearch } from "#domain/language/word-search.ts";
import type { Dish, ShopMenu } from "#domain/menu/menu.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { linkClass, Page, Row, Text } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { ScreenBar, ScreenTools } from "#web/ui/screen.tsx";
import { NameText } from "./menu-buttons.tsx";
import styles from "./menu-page.module.css";
import { MenuType } from "./menu-type.tsx";
import { TypeDialog } from "./type-dialog.tsx";

/** The menu as the seller keeps it: dish types with their dishes, and everything that is done to them in one press. */
export function SellersMenuPage() {
  const { messages } = useLanguage();
  const texts = useTexts(menuTexts);
  const ofCatalogue = useTexts(catalogueTextsByLanguage);
  const used = useCatalogue();
  const { changeByPress: changeMenu, isBusy, isOnline, problem } = useCataloguePresses();
  const [typed, setTyped] = useState("");
  const [isAdding, setIsAdding] = useState(false);

  if (used.kind === "failed")
    return <FailedPage title={messages.shell.menu} call={["catalogue", {}]} />;

  const { catalogue } = used;
  const { menu } = catalogue;
  const isFound = wordSearch(typed);
  // By the names of dishes and types in either language.
  const shown = menu.flatMap((dishType) => {
    if (isFound === undefined) return [{ dishType, dishes: dishType.dishes }];
    const { he, en } = dishType.name;
    const dishes = dishType.dishes.filter(({ name: dishName }) =>
      isFound(`${dishName.he} ${dishName.en} ${he} ${en}`),
    );
    return dishes.length === 0 ? [] : [{ dishType, dishes }];
  });
  const count = shown.reduce((sum, { dishes }) => sum + dishes.length, 0);
  return (
    <Page isText gap={0} aria-busy={isBusy}>
      <ScreenBar title={messages.shell.menu} />
      {!isOnline && <Text tone="problem">{ofCatalogue.needsConnection}</Text>}
      <PressProblemBar problem={problem} />
      <MissingTexts menu={menu} />
      {menu.length > 0 && (
        <ScreenTools>
          <SearchField
            label={texts.search}
            value={typed}
            onSearch={setTyped}
            found={isFound === undefined ? "" : texts.found(count)}
          />
        </ScreenTools>
      )}
      {menu.length === 0 && <p>{texts.empty}</p>}
      {shown.map(({ dishType, dishes }) => (
        <MenuType
          key={dishType.id}
          catalogue={catalogue}
          dishType={dishType}
          dishes={dishes}
          changeMenu={changeMenu}
        />
      ))}
      <Row gap={4} lines={2} className={styles.more}>
        <Button onClick={() => setIsAdding(true)}>{texts.addType}</Button>
        <PageLink href="/menu/limits" className={buttonClass("quiet", leadingClass)}>
          {messages.shell.menuLimits}
        </PageLink>
        <PageLink href="/menu/history" className={buttonClass("quiet", leadingClass)}>
          {messages.shell.menuHistory}
        </PageLink>
      </Row>
      {isAdding && (
        <TypeDialog
          title={texts.typeTitle}
          catalogue={catalogue}
          dishType={null}
          changeMenu={changeMenu}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Page>
  );
}

/** The dishes that miss texts in a language; each leads to its fields. */
function MissingTexts({ menu }: { readonly menu: ShopMenu }) {
  const all = menu.flatMap(({ dishes }) => dishes);
  return languages.map((language) => {
    const dishes = all.filter((dish) => missingLanguages(dish).has(language));
    return dishes.length > 0 && <MissingList key={language} language={language} dishes={dishes} />;
  });
}

interface MissingListProps {
  readonly language: Language;
  readonly dishes: readonly Dish<LocalizedText>[];
}

function MissingList({ language, dishes }: MissingListProps) {
  const texts = useTexts(menuTexts);
  return (
    <details className={styles.missing}>
      <summary className={styles.summary}>{texts.missing[language](dishes.length)}</summary>
      <p>{texts.missingHint}</p>
      <ul className={styles.list}>
        {dishes.map(({ id = "", name: dishName }) => (
          <li key={id}>
            <PageLink href={`/menu/dish/${id}`} className={linkClass}>
              <NameText text={dishName} />
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
