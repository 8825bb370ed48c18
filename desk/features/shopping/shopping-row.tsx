import { memo, useRef } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shoppingTexts } from "#desk/language/shopping-texts.ts";
import { ingredientText } from "#domain/menu/ingredient-amount.ts";
import { boughtText } from "#domain/order/bought-text.ts";
import { leftToBuy, toBuy } from "#domain/order/to-buy.ts";
import type { PlaceOfIngredient } from "#domain/order-log/desk-event.ts";
import { Words } from "#web/ui/layout.tsx";
import { LineIcon } from "#web/ui/line-icon.tsx";
import { barToolClass } from "#web/ui/screen.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import { AtHome } from "./at-home.tsx";
import styles from "./shopping-page.module.css";

export type ShownItem = DeskWeek["shopping"]["items"][number];

interface ShoppingRowProps {
  readonly week: string;
  readonly item: ShownItem;
}

/**
 * An ingredient: how much of it is bought, a tick once it is in the cart, and what folds out: how much is at home. A tick renders one row
 * again and not a hundred.
 */
export const ShoppingRow = memo(function ShoppingRow({ week, item }: ShoppingRowProps) {
  const { language } = useLanguage();
  const texts = useTexts(shoppingTexts);
  const fold = useFold();
  const foldRef = useRef<HTMLButtonElement>(null);
  const press = useMark();
  const { ingredient, name, unit, home, cart } = item;
  const [all, left] = [toBuy(item), leftToBuy(item)];
  const inWords = (amount: number) => boughtText(amount, item, language);
  const isInCart = all > 0 && left === 0;
  const set = (at: PlaceOfIngredient, amount: number, said: string) =>
    press([{ week, action: { shopping: { ingredient, at, amount } } }], said);
  const tick = () =>
    isInCart ? set("cart", 0, texts.saidNotInCart(name)) : set("cart", all, texts.saidInCart(name));
  const what = (
    <span className={styles.what}>
      <span>{name}</span>
      <b className={styles.amount}>{all === 0 ? texts.allAtHome : inWords(all)}</b>
      {left > 0 && left < all && (
        <Words tone="warning" className={styles.more}>
          {texts.stillToBuy(inWords(left), ingredientText(cart, unit, language))}
        </Words>
      )}
      {home > 0 && all > 0 && (
        <Words tone="soft" size="small" className={styles.more}>
          {texts.isAtHome(ingredientText(home, unit, language))}
        </Words>
      )}
    </span>
  );
  return (
    <li className={styles.item} data-done={left === 0 || undefined}>
      <div className={styles.row}>
        {all === 0 ? (
          <p className={styles.tick}>{what}</p>
        ) : (
          // A button, because a double press on it marks once.
          <button type="button" aria-pressed={isInCart} className={styles.tick} onClick={tick}>
            <LineIcon path={isInCart ? "M4 4h16v16H4zM8 12l3 3 5-6" : "M4 4h16v16H4z"} />
            {what}
          </button>
        )}
        <button
          ref={foldRef}
          type="button"
          className={barToolClass}
          aria-label={texts.ofItem(texts.atHome, name)}
          {...fold.button}
        >
          <LineIcon path="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
        </button>
      </div>
      <div {...fold.content}>
        {fold.isOpen && (
          <AtHome
            item={item}
            onSet={(amount, said) => {
              fold.close();
              foldRef.current?.focus({ preventScroll: true });
              set("home", amount, said);
            }}
          />
        )}
      </div>
    </li>
  );
});
