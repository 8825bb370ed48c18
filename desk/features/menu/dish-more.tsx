import { useRef } from "react";
import { useLocation } from "wouter";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { copyDish } from "#domain/catalogue/copy-dish.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-row.module.css";
import type { DishRowProps } from "./dish-row-props.ts";
import { HideButton, MoveButtons, NameText, SoldOutButton } from "./menu-buttons.tsx";

const { he, en } = menuTexts;

/** What is pressed less often at a dish: one amount sold out, hiding, copying, moving and removing. */
export function DishMore({ menu, dishType, dish, changeMenu }: DishRowProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuTexts);
  const [, navigate] = useLocation();
  const { id = "", name: dishName, selections, isHidden = false } = dish;
  const { id: type = "", dishes } = dishType;
  const name = dishName[language];
  const others = menu.filter((each) => each !== dishType);

  // The copies of a double press would be two, because each has ids of its own.
  const isCopying = useRef(false);
  const copy = async () => {
    if (isCopying.current) return;
    isCopying.current = true;
    try {
      const copied = copyDish(dish, dishes, newCatalogueId, copyName);
      const outcome = await changeMenu(
        { kind: "save-dish", dish: copied, dishType: type, seen: null },
        texts.said.copied(copied.name[language]),
      );
      if (outcome === "saved") navigate(`/menu/dish/${copied.id}`);
    } finally {
      isCopying.current = false;
    }
  };
  const move = (to: string, before: string | null, said: string) =>
    void changeMenu({ kind: "move-dish", id, dishType: to, before }, said);
  return (
    <Stack className={styles.content}>
      {selections.length > 1 && (
        <ul aria-label={`${texts.sizes}: ${name}`}>
          {selections.map(
            ({ id: selection = "", name: selectionName, price, isSoldOut = false }) => (
              <Row
                as="li"
                key={selection}
                gap={3}
                lines={2}
                align="center"
                isSpread
                className={styles.selection}
              >
                <span>
                  <NameText text={selectionName} /> · <Price amount={price} />
                </span>
                <SoldOutButton
                  id={selection}
                  name={`${name}, ${selectionName[language]}`}
                  isSoldOut={isSoldOut}
                  changeMenu={changeMenu}
                />
              </Row>
            ),
          )}
        </ul>
      )}
      <Row className={styles.buttons}>
        <PageLink
          href={`/menu/dish/${id}`}
          className={buttonClass("plain")}
          aria-label={`${texts.edit}: ${name}`}
        >
          {texts.edit}
        </PageLink>
        <HideButton id={id} name={name} isHidden={isHidden} changeMenu={changeMenu} />
        <NamedButton text={texts.copy} name={name} onClick={() => void copy()} />
        <MoveButtons
          name={name}
          list={dishes}
          at={dishes.indexOf(dish)}
          onMove={(before) => move(type, before, texts.said.moved(name))}
        />
        <NamedButton
          text={texts.remove}
          name={name}
          onClick={() => void changeMenu({ kind: "remove-dish", id }, texts.said.removed(name))}
        />
      </Row>
      {others.length > 0 && (
        <details>
          <summary className={styles.summary} aria-label={`${texts.toOtherType}: ${name}`}>
            {texts.toOtherType}
          </summary>
          <Row className={styles.buttons}>
            {others.map(({ id: other = "", name: { [language]: otherName } }) => (
              <NamedButton
                key={other}
                text={texts.toType(otherName)}
                name={name}
                onClick={() => move(other, null, texts.said.movedTo(name, otherName))}
              />
            ))}
          </Row>
        </details>
      )}
    </Stack>
  );
}

/** The name of copy 1, 2 … of a dish, in both languages. A name that is missing in a language stays so. */
function copyName(name: LocalizedText, count: number): LocalizedText {
  if (name.missing === undefined)
    return { he: he.copyOf(name.he, count), en: en.copyOf(name.en, count) };
  const one = { he: en, en: he }[name.missing].copyOf(name.he, count);
  return { he: one, en: one, missing: name.missing };
}
