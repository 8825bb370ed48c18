import { Suspense } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { Mark } from "#web/ui/mark.tsx";
import styles from "./logo.module.css";

/** The shop's mark and its name. */
export function Logo() {
  const { siteName } = useMessages();
  return (
    <span className={styles.logo}>
      <Mark size={40} />
      <span className={styles.name}>
        <Suspense fallback={siteName}>
          <ShopName />
        </Suspense>
      </span>
    </span>
  );
}

/** As the seller set it; our own word for it where the server says nothing of the shop. */
function ShopName() {
  const { siteName } = useMessages();
  return useShop()?.name ?? siteName;
}
