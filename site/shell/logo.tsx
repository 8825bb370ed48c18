import { Suspense } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import styles from "./logo.module.css";

/** A pot with rising steam, and the shop's name. */
export function Logo() {
  const { siteName } = useMessages();
  return (
    <span className={styles.logo}>
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        width="36"
        height="36"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M6 15h20v6a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6zM3 17h3M26 17h3M4.500 15h23" />
        <path d="M12 11c-1.500-2 1.500-3 0-5.500M16 11c-1.500-2 1.500-4 0-6.500M20 11c-1.500-2 1.500-3 0-5.500" />
      </svg>
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
