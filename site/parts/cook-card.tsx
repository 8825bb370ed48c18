import type { ShopQuery } from "#contract/generated/operations.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { pictureAddress } from "#site/order-state/picture-address.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import styles from "./cook-card.module.css";

interface CookCardProps {
  readonly cook: NonNullable<ShopQuery["shop"]["cook"]>;
}

/** Who cooks: her photograph, her name and her sentence, each if there is one. */
export function CookCard({ cook: { name, sentence, thumbnail } }: CookCardProps) {
  const { menu } = useMessages();
  return (
    <div className={styles.cook}>
      {thumbnail && (
        <img
          src={pictureAddress(thumbnail)}
          alt={name || menu.cook}
          width="320"
          height="240"
          loading="lazy"
        />
      )}
      <p>
        {name && <strong>{name}</strong>}
        <ShopText>{sentence}</ShopText>
      </p>
    </div>
  );
}

/** Who cooks, folded in where there is no room; nothing until the seller has said something of it. */
export function FoldedCook() {
  const { menu } = useMessages();
  const cook = useShop()?.cook;
  return (
    cook && (
      <details className={styles.fold}>
        <summary>{menu.cook}</summary>
        <CookCard cook={cook} />
      </details>
    )
  );
}
