import { useId, useState } from "react";
import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish, DishType } from "#domain/menu/menu.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icon.tsx";
import { Row, Text, Words } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { ScreenList } from "#web/ui/screen.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import rowStyles from "./dish-row.module.css";
import { MenuDishRow } from "./dish-row.tsx";
import { HideButton, MoreButton, MoveButtons, NameText } from "./menu-buttons.tsx";
import { TypeDialog } from "./type-dialog.tsx";

interface MenuTypeProps {
  readonly catalogue: Catalogue;
  readonly dishType: DishType<LocalizedText>;
  /** Those that are shown. */
  readonly dishes: readonly Dish<LocalizedText>[];
  readonly changeMenu: ChangeByPress;
}

/** A dish type of the menu with its dishes. */
export function MenuType({ catalogue, dishType, dishes, changeMenu }: MenuTypeProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuTexts);
  const headingId = useId();
  const { menu } = catalogue;
  const [isRenaming, setIsRenaming] = useState(false);
  const more = useFold();
  const { id = "", name: typeName, isHidden = false } = dishType;
  const name = typeName[language];
  const missing = typeName.missing;
  return (
    <section aria-labelledby={headingId}>
      <Row gap={2} lines={0} align="center" className={rowStyles.type}>
        <Text as="h2" id={headingId} size="body">
          <NameText text={typeName} />
        </Text>
        {isHidden && (
          <Words as="strong" tone="problem">
            {texts.marks.hidden}
          </Words>
        )}
        {missing !== undefined && (
          <Words tone="soft">
            {{ he: texts.marks.missingHe, en: texts.marks.missingEn }[missing]}
          </Words>
        )}
        <PageLink
          href={`/menu/new?type=${id}`}
          className={buttonClass("quiet", rowStyles.more)}
          aria-label={`${texts.newDish}: ${name}`}
        >
          <LineIcon path="M12 5v14M5 12h14" />
        </PageLink>
        <MoreButton name={`${texts.ofType}: ${name}`} more={more} />
      </Row>
      <div {...more.content}>
        {more.isOpen && (
          <Row className={rowStyles.buttons}>
            <NamedButton text={texts.rename} name={name} onClick={() => setIsRenaming(true)} />
            <HideButton id={id} name={name} isHidden={isHidden} changeMenu={changeMenu} />
            <MoveButtons
              name={name}
              list={menu}
              at={menu.indexOf(dishType)}
              onMove={(before) =>
                void changeMenu({ kind: "move-dish-type", id, before }, texts.said.moved(name))
              }
            />
            <NamedButton
              text={texts.removeType}
              name={name}
              onClick={() =>
                void changeMenu({ kind: "remove-dish-type", id }, texts.said.removedType(name))
              }
            >
              {dishType.dishes.length === 0 ? texts.remove : texts.removeType}
            </NamedButton>
          </Row>
        )}
      </div>
      {dishes.length === 0 ? (
        <Text tone="soft">{texts.emptyType}</Text>
      ) : (
        <ScreenList>
          {dishes.map((dish) => (
            <MenuDishRow
              key={dish.id}
              menu={menu}
              dishType={dishType}
              dish={dish}
              changeMenu={changeMenu}
            />
          ))}
        </ScreenList>
      )}
      {isRenaming && (
        <TypeDialog
          title={texts.renameTitle(name)}
          catalogue={catalogue}
          dishType={dishType}
          changeMenu={changeMenu}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </section>
  );
}
