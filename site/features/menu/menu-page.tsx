import { useState } from "react";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import type { Dish, ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { useMenu, useReloadMenu } from "#site/order-state/use-menu.ts";
import { Button } from "#site/ui/button.tsx";
import { PageHeading } from "#site/ui/page-heading.tsx";
import { DishRow } from "./dish-row.tsx";
import { LargeImage } from "./large-image.tsx";
import styles from "./menu-page.module.css";
import { menuAreaId, SectionButtons, sectionId } from "./section-buttons.tsx";

interface MenuPageProps {
  readonly onOrderDish: (dish: DishIdentity) => void;
}

/** The menu page (specification §2). */
export function MenuPage({ onOrderDish }: MenuPageProps) {
  const messages = useMessages();
  const menu = useMenu();
  return (
    <div className={styles.page}>
      {menu !== null && <SectionButtons menu={menu} />}
      <PageHeading>{messages.menu.title}</PageHeading>
      {menu === null ? <MenuFailed /> : <MenuArea menu={menu} onOrderDish={onOrderDish} />}
    </div>
  );
}

function MenuFailed() {
  const messages = useMessages();
  const reloadMenu = useReloadMenu();
  return (
    <div role="alert" className={styles.failed}>
      <p>{messages.menu.failed}</p>
      <Button onClick={() => void reloadMenu()}>{messages.tryAgain}</Button>
    </div>
  );
}

/** The one part of the page that scrolls, 60vh high. */
function MenuArea({ menu, onOrderDish }: MenuPageProps & { readonly menu: ShownMenu }) {
  const messages = useMessages();
  const cart = useOrderState()?.allOrders ?? [];
  const [enlarged, setEnlarged] = useState<Dish<string> | null>(null);
  const isInCart = (type: string, dish: string) =>
    cart.some(
      ({ typeName, orders }) =>
        typeName === type && orders.some(({ dishName }) => dishName === dish),
    );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section id={menuAreaId} className={styles.area} tabIndex={0} aria-label={messages.menu.title}>
      {menu.map(({ orderType, orderNumber, dishes }) => (
        <section
          key={orderNumber}
          id={sectionId(orderNumber)}
          aria-labelledby={`${sectionId(orderNumber)}-heading`}
          className={styles.section}
        >
          <h2 id={`${sectionId(orderNumber)}-heading`} className={styles.heading} tabIndex={-1}>
            {orderType}
          </h2>
          <ul className={styles.dishes}>
            {dishes.map((dish) => (
              <DishRow
                key={dish.dishName}
                dish={dish}
                isInCart={isInCart(orderType, dish.dishName)}
                onOrder={() => onOrderDish({ typeName: orderType, dishName: dish.dishName })}
                onEnlarge={() => setEnlarged(dish)}
              />
            ))}
          </ul>
        </section>
      ))}
      {enlarged?.image != null && (
        <LargeImage
          dishName={enlarged.dishName}
          image={enlarged.image}
          onClose={() => setEnlarged(null)}
        />
      )}
    </section>
  );
}
