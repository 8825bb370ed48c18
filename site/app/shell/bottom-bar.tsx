import { type ReactNode, Suspense } from "react";
import { Link, useLocation } from "wouter";
import { priceCart } from "#domain/cart/price-cart.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./bottom-bar.module.css";

/** Menu, why-choose, cart, and mail for questions and comments (specification §2). */
export function BottomBar() {
  const { shell } = useMessages();
  return (
    <nav aria-label={shell.bottomBar} className={styles.bar}>
      <PageLink to="/">
        <Icon name="menu" />
        {shell.menu}
      </PageLink>
      <PageLink to="/whyChooseArisGourmet">
        <Icon name="heart" />
        {shell.whyChoose}
      </PageLink>
      <CartLink />
      <Suspense fallback={<MailLink address="" />}>
        <ShopMailLink />
      </Suspense>
    </nav>
  );
}

function CartLink() {
  const { shell } = useMessages();
  const cart = useOrderState()?.cart ?? [];
  const dishes = cart.reduce((sum, group) => sum + group.dishes.length, 0);
  return (
    <PageLink to="/cart" className={styles.cart}>
      <span className={styles.drawing}>
        <Icon name="cart" />
        {dishes > 0 && (
          <span aria-hidden="true" className={styles.badge}>
            {dishes}
          </span>
        )}
      </span>
      {/* The only live region that announces changes of the cart, on every page. */}
      <span aria-live="polite" aria-atomic="true">
        {dishes === 0 ? (
          <span>{shell.cart}</span>
        ) : (
          <>
            <span className={styles.heard}>{shell.cartWith(dishes)}</span>{" "}
            <strong>
              <Price amount={priceCart(cart)} />
            </strong>
          </>
        )}
      </span>
    </PageLink>
  );
}

function ShopMailLink() {
  return <MailLink address={useShop()?.contactAddress ?? ""} />;
}

function MailLink({ address }: { readonly address: string }) {
  const { shell } = useMessages();
  return (
    <a href={`mailto:${address}`} className={styles.item}>
      <Icon name="mail" />
      {shell.questions}
    </a>
  );
}

interface PageLinkProps {
  /** Path of a page of the site. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page, with `aria-current` on the shown page. */
function PageLink({ to, className, children }: PageLinkProps) {
  const [path] = useLocation();
  return (
    <Link
      href={to}
      className={classNames(styles.item, className)}
      aria-current={path === to ? "page" : undefined}
    >
      {children}
    </Link>
  );
}
