import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { missingLanguages } from "#domain/catalogue/missing-languages.ts";
import { agorot } from "#domain/money/agorot.ts";
import { Row, Text, Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { rowLinkClass, ScreenRow } from "#web/ui/screen.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import { DishMore } from "./dish-more.tsx";
import styles from "./dish-row.module.css";
import type { DishRowProps } from "./dish-row-props.ts";
import { MoreButton, NameText, SoldOutButton } from "./menu-buttons.tsx";

/** A dish of the menu: what it is and costs, sold out in one press, and everything else behind "more". A press on the row opens it. */
export function MenuDishRow(props: DishRowProps) {
  const { dish, changeMenu } = props;
  const { language, messages } = useLanguage();
  const texts = useTexts(menuTexts);
  const { id = "", name: dishName, selections, thumbnail, isSoldOut = false } = dish;
  const name = dishName[language];
  const prices = selections.map(({ price }) => price);
  const more = useFold();
  return (
    <ScreenRow
      start={
        thumbnail !== null && (
          <img
            className={dish.isHidden === true ? styles.hidden : undefined}
            src={`/webImages/${thumbnail}`}
            alt=""
            width="48"
            height="48"
            loading="lazy"
            decoding="async"
          />
        )
      }
      name={
        <Text as="h3" size="body">
          <PageLink href={`/menu/dish/${id}`} className={rowLinkClass}>
            <NameText text={dishName} />
          </PageLink>
        </Text>
      }
    >
      <Row gap={1} lines={0} align="center" isSpread>
        <Row gap={2} lines={0} tone="soft" className={styles.facts}>
          <span>
            {prices.length > 1 && texts.from}
            <Price amount={agorot(Math.min(...prices))} />
          </span>
          <DishMarks dish={dish} />
        </Row>
        <SoldOutButton id={id} name={name} isSoldOut={isSoldOut} changeMenu={changeMenu} />
        <MoreButton name={`${messages.shell.more}: ${name}`} more={more} />
      </Row>
      <div {...more.content}>{more.isOpen && <DishMore {...props} />}</div>
    </ScreenRow>
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
  return (
    <>
      {strong.map((mark) => (
        <Words key={mark} tone="problem">
          {mark}
        </Words>
      ))}
      {soft.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </>
  );
}
