import { useState } from "react";
import { Link } from "wouter";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { wordSearch } from "#desk/parts/order/word-search.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish, DishType, ShopMenu } from "#domain/menu/menu.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Page, Row, Text } from "#web/ui/layout.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import { MenuType } from "./menu-type.tsx";
import { MissingTexts } from "./missing-texts.tsx";
import { TypeDialog } from "./type-dialog.tsx";

/** The menu as the seller keeps it: dish types with their dishes, and everything that is done to them in one press. */
export function SellersMenuPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(menuTexts);
  const ofCatalogue = useTexts(catalogueTextsByLanguage);
  const used = useCatalogue();
  const { changeByPress: changeMenu, isBusy, isOnline, problem } = useCataloguePresses();
  const [typed, setTyped] = useState("");
  const [newType, setNewType] = useState<string | null>(null);

  if (used.kind === "failed") {
    return (
      <>
        <PageHeading>{messages.shell.menu}</PageHeading>
        <State drawing="failure" role="alert" title={ofCatalogue.failed}>
          <Button onClick={used.tryAgain}>{ofCatalogue.tryAgain}</Button>
        </State>
      </>
    );
  }

  const { menu } = used.catalogue;
  const isFound = wordSearch(typed);
  const shown = isFound === undefined ? menu.map(withAllDishes) : foundIn(menu, isFound);
  const count = shown.reduce((sum, { dishes }) => sum + dishes.length, 0);
  return (
    <Page width={48} aria-busy={isBusy}>
      <PageHeading>{messages.shell.menu}</PageHeading>
      {!isOnline && <Text tone="problem">{ofCatalogue.needsConnection}</Text>}
      <PressProblemBar problem={problem} />
      <MissingTexts menu={menu} />
      {menu.length > 0 && (
        <SearchField
          label={texts.search}
          value={typed}
          onSearch={setTyped}
          found={isFound === undefined ? "" : texts.found(count)}
        />
      )}
      {menu.length === 0 && <p>{texts.empty}</p>}
      {shown.map(({ dishType, dishes }) => (
        <MenuType
          key={dishType.id}
          menu={menu}
          dishType={dishType}
          dishes={dishes}
          changeMenu={changeMenu}
        />
      ))}
      <Row gap={4} lines={2}>
        <Button onClick={() => setNewType(newCatalogueId())}>{texts.addType}</Button>
        <Link href="/menu/limits" className={buttonClass("quiet")}>
          {messages.shell.menuLimits}
        </Link>
        <Link href="/menu/history" className={buttonClass("quiet")}>
          {messages.shell.menuHistory}
        </Link>
      </Row>
      {newType !== null && (
        <TypeDialog
          title={texts.typeTitle}
          menu={menu}
          id={newType}
          name={null}
          onCancel={() => setNewType(null)}
          onSave={(dishType) => {
            setNewType(null);
            void changeMenu(
              { kind: "save-dish-type", dishType, seen: null },
              texts.said.added(dishType.orderType[language]),
            );
          }}
        />
      )}
    </Page>
  );
}

interface ShownType {
  readonly dishType: DishType<LocalizedText>;
  readonly dishes: readonly Dish<LocalizedText>[];
}

function withAllDishes(dishType: DishType<LocalizedText>): ShownType {
  return { dishType, dishes: dishType.dishes };
}

/** The types that have dishes with such names, in either language, with only those. */
function foundIn(menu: ShopMenu, isFound: (text: string) => boolean): readonly ShownType[] {
  return menu.flatMap((dishType) => {
    const { orderType } = dishType;
    const dishes = dishType.dishes.filter(({ dishName }) =>
      isFound(`${dishName.he} ${dishName.en} ${orderType.he} ${orderType.en}`),
    );
    return dishes.length === 0 ? [] : [{ dishType, dishes }];
  });
}
