import { Link, useLocation } from "wouter";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import { menu as en } from "#desk/language/en/menu.ts";
import { menu as he } from "#desk/language/he/menu.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { copyDish } from "#domain/catalogue/copy-dish.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-row.module.css";
import type { DishRowProps } from "./dish-row.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { NameText } from "./name-text.tsx";

/** What is pressed less often at a dish: one amount sold out, hiding, copying, moving and removing. */
export function DishMore({ menu, dishType, dish, changeMenu }: DishRowProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuTexts);
  const [, navigate] = useLocation();
  const { id = "", dishName, selections, isHidden = false } = dish;
  const { id: type = "", dishes } = dishType;
  const name = dishName[language];
  const others = menu.filter((each) => each !== dishType);

  const copy = async () => {
    const copied = copyDish(dish, dishes, newCatalogueId, copyName);
    const outcome = await changeMenu(
      { kind: "save-dish", dish: copied, dishType: type, seen: null },
      texts.said.copied(copied.dishName[language]),
    );
    if (outcome === "saved") navigate(`/menu/dish/${copied.id}`);
  };
  return (
    <Stack className={styles.content}>
      {selections.length > 1 && (
        <ul aria-label={texts.of(texts.sizes, name)}>
          {selections.map(({ id: selection = "", selectionName, price, isSoldOut = false }) => {
            const text = isSoldOut ? texts.available : texts.soldOut;
            const full = `${name}, ${selectionName[language]}`;
            return (
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
                <Button
                  aria-label={texts.of(text, full)}
                  onClick={() =>
                    void changeMenu(
                      { kind: "set-sold-out", id: selection, isSoldOut: !isSoldOut },
                      isSoldOut ? texts.said.available(full) : texts.said.soldOut(full),
                    )
                  }
                >
                  {text}
                </Button>
              </Row>
            );
          })}
        </ul>
      )}
      <Row className={styles.buttons}>
        <Link
          href={`/menu/dish/${id}`}
          className={buttonClass("plain")}
          aria-label={texts.of(texts.edit, name)}
        >
          {texts.edit}
        </Link>
        <Button
          aria-label={texts.of(isHidden ? texts.show : texts.hide, name)}
          onClick={() =>
            void changeMenu(
              { kind: "set-hidden", id, isHidden: !isHidden },
              isHidden ? texts.said.shown(name) : texts.said.hidden(name),
            )
          }
        >
          {isHidden ? texts.show : texts.hide}
        </Button>
        <Button aria-label={texts.of(texts.copy, name)} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <MoveButtons
          name={name}
          list={dishes}
          at={dishes.indexOf(dish)}
          onMove={(before) =>
            void changeMenu(
              { kind: "move-dish", id, dishType: type, before },
              texts.said.moved(name),
            )
          }
        />
        <Button
          aria-label={texts.of(texts.remove, name)}
          onClick={() => void changeMenu({ kind: "remove-dish", id }, texts.said.removed(name))}
        >
          {texts.remove}
        </Button>
      </Row>
      {others.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary} aria-label={texts.of(texts.toOtherType, name)}>
            {texts.toOtherType}
          </summary>
          <Row className={styles.buttons}>
            {others.map(({ id: other = "", orderType }) => {
              const otherName = orderType[language];
              return (
                <Button
                  key={other}
                  aria-label={texts.of(texts.toType(otherName), name)}
                  onClick={() =>
                    void changeMenu(
                      { kind: "move-dish", id, dishType: other, before: null },
                      texts.said.movedTo(name, otherName),
                    )
                  }
                >
                  {texts.toType(otherName)}
                </Button>
              );
            })}
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
  const one = (name.missing === "he" ? en : he).copyOf(name.he, count);
  return { he: one, en: one, missing: name.missing };
}
