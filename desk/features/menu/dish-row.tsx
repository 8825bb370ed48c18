import { Link } from "wouter";
import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { missingLanguages } from "#domain/catalogue/missing-languages.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish, DishType, ShopMenu } from "#domain/menu/menu.ts";
import { agorot } from "#domain/money/agorot.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { DishMore } from "./dish-more.tsx";
import styles from "./dish-row.module.css";
import { SoldOutButton } from "./menu-buttons.tsx";
import { NameText } from "./name-text.tsx";

export interface DishRowProps {
  readonly menu: ShopMenu;
  readonly dishType: DishType<LocalizedText>;
  readonly dish: Dish<LocalizedText>;
  readonly changeMenu: ChangeByPress;
}

/** A dish of the menu: what it is and costs, sold out in one press, and everything else behind "more". */
export function MenuDishRow(props: DishRowProps) {
  const { dish, changeMenu } = props;
  const { language } = useLanguage();
  const texts = useTexts(menuTexts);
  const { id = "", dishName, selections, thumbnail, isSoldOut = false } = dish;
  const name = dishName[language];
  const prices = selections.map(({ price }) => price);
  return (
    <li className={styles.dish} data-hidden={dish.isHidden}>
      {thumbnail === null ? (
        <span className={styles.noPicture} />
      ) : (
        <img
          className={styles.picture}
          src={`/webImages/${thumbnail}`}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
        />
      )}
      <Stack gap={1}>
        <h3 className={styles.name}>
          <Link href={`/menu/dish/${id}`}>
            <NameText text={dishName} />
          </Link>
        </h3>
        <Text tone="soft">
          {prices.length > 1 && texts.from}
          <Price amount={agorot(Math.min(...prices))} />
        </Text>
        <DishMarks dish={dish} />
      </Stack>
      <SoldOutButton
        className={styles.press}
        id={id}
        name={name}
        isSoldOut={isSoldOut}
        changeMenu={changeMenu}
      />
      <details className={styles.more}>
        <summary className={styles.summary} aria-label={texts.of(texts.more, name)}>
          {texts.more}
        </summary>
        <DishMore {...props} />
      </details>
    </li>
  );
}

/** What is special about a dish, in words: sold out, hidden, a language missing, no picture. */
function DishMarks({ dish }: Pick<DishRowProps, "dish">) {
  const { marks } = useTexts(menuTexts);
  const missing = missingLanguages(dish);
  const isSomeSoldOut = dish.selections.some(({ isSoldOut }) => isSoldOut === true);
  const strong = [
    ...(dish.isSoldOut === true ? [marks.soldOut] : []),
    ...(dish.isSoldOut !== true && isSomeSoldOut ? [marks.someSoldOut] : []),
    ...(dish.isHidden === true ? [marks.hidden] : []),
  ];
  const soft = [
    ...(missing.has("he") ? [marks.missingHe] : []),
    ...(missing.has("en") ? [marks.missingEn] : []),
    ...(dish.image === null ? [marks.noPicture] : []),
  ];
  if (strong.length + soft.length === 0) return null;
  return (
    <Row as="ul" lines={1} className={styles.marks}>
      {strong.map((mark) => (
        <li key={mark} className={styles.strong}>
          {mark}
        </li>
      ))}
      {soft.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </Row>
  );
}
