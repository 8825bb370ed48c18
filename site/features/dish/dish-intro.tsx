import { allergenTextsEn } from "#domain/catalogue/allergen-texts-en.ts";
import { allergenTextsHe } from "#domain/catalogue/allergen-texts-he.ts";
import { allergens } from "#domain/menu/allergen.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { pictureAddress } from "#site/order-state/picture-address.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./dish-intro.module.css";

const allergenTexts = { he: allergenTextsHe, en: allergenTextsEn };

interface DishIntroProps {
  readonly dish: Dish<string>;
  /** Whether the kind and the allergens may still arrive; their place is kept free meanwhile. */
  readonly areFactsPending: boolean;
}

/** What a customer reads of a dish before choosing: its picture, all lines of its description, its kind and its allergens. */
export function DishIntro({ dish, areFactsPending }: DishIntroProps) {
  const { menu: messages } = useMessages();
  const picture = dish.image ?? dish.thumbnail;
  return (
    <div className={classNames(styles.intro, picture !== null && styles.pictured)}>
      {picture !== null && (
        <img
          src={pictureAddress(picture)}
          alt={messages.picture(dish.name)}
          width="1200"
          height="900"
          decoding="async"
          className={styles.picture}
        />
      )}
      <Stack gap={2} className={styles.text}>
        {dish.descriptions.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a dish may read the same
          <p key={index}>
            <ShopText>{line}</ShopText>
          </p>
        ))}
        {areFactsPending ? <p className={styles.facts} /> : <DishFacts dish={dish} />}
      </Stack>
    </div>
  );
}

/** The kind and the allergens, each only if the server says it. */
function DishFacts({ dish: { kind, allergens: listed } }: Pick<DishIntroProps, "dish">) {
  const { shopLanguage: language, messages } = useLanguage();
  const texts = useDishDialogTexts();
  if (kind === null && listed === null) return null;
  const { names } = allergenTexts[language];
  const named = allergens.filter((each) => listed?.includes(each)).map((each) => names[each]);
  return (
    <p className={styles.facts}>
      {kind !== null && <strong className={styles.kind}>{messages.menu.kinds[kind]}</strong>}{" "}
      {listed !== null && (
        <span>
          {named.length === 0 ? texts.noAllergens : `${texts.allergens} ${named.join(", ")}`}
        </span>
      )}
    </p>
  );
}
