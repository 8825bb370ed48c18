import { Suspense } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { Pomegranate } from "#web/ui/mark.tsx";
import styles from "./logo.module.css";

/** The shop's mark and name. */
export function Logo() {
  const { siteName } = useMessages();
  return (
    <span className={styles.logo}>
      <Pomegranate size={40} />
      <span className={styles.name}>
        <Suspense fallback={siteName}>
          <ShopName />
        </Suspense>
      </span>
    </span>
  );
}

/** The name from the settings of the shop; the built-in name if the server has none. */
function ShopName() {
  const { siteName } = useMessages();
  return useShop()?.name ?? siteName;
}
