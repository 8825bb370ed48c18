import { memo, Suspense } from "react";
import { type Cart, emptyCart } from "#domain/cart/cart.ts";
import { type DishIdentity, findCartDish } from "#domain/cart/change-cart.ts";
import type { Dish, DishType, ShownMenu } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { useOrderState } from "#site/order-state/order-context.tsx";
import {
  leftOf,
  type ShownAvailability,
  useAvailability,
} from "#site/order-state/use-availability.ts";
import { useHandOverDays } from "#site/order-state/use-hand-over-days.ts";
import { useMenu, useReloadMenu } from "#site/order-state/use-menu.ts";
import { isOrdinaryWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { FoldedCook } from "#site/parts/cook-card.tsx";
import { KashrutLine } from "#site/parts/kashrut-line.tsx";
import { focusPageHeading, PageHeading } from "#web/ui/page-heading.tsx";
import { State } from "#web/ui/state.tsx";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { DishRow } from "./dish-row.tsx";
import styles from "./menu-page.module.css";
import { SectionButtons } from "./section-buttons.tsx";
import { menuAreaId, sectionId } from "./section-id.ts";
import { useScrollPlace } from "./use-scroll-place.ts";

interface MenuPageProps {
  readonly onOrderDish: (dish: DishIdentity) => void;
  readonly onEnlarge: (dish: Dish<string>) => void;
}

/** The menu page (specification §2). Memoized, so that opening a dish does not render it again. */
export const MenuPage = memo(function MenuPage(props: MenuPageProps) {
  const messages = useMessages();
  const menu = useMenu();
  return (
    <div className={styles.page}>
      {menu !== null && <SectionButtons menu={menu} />}
      <div className={styles.top}>
        <PageHeading>{messages.menu.title}</PageHeading>
        <HandOverLine />
      </div>
      {menu === null ? <MenuFailed /> : <MenuArea menu={menu} {...props} />}
    </div>
  );
});

function MenuFailed() {
  const messages = useMessages();
  const reloadMenu = useReloadMenu();
  const tryAgain = async () => {
    // The pressed button disappears when the menu is loaded.
    if (await reloadMenu()) focusPageHeading();
  };
  return (
    <State drawing="failure" role="alert" title={messages.menu.failed}>
      <TryAgainButton texts={messages} look="main" onTry={tryAgain} />
    </State>
  );
}

interface MenuAreaProps extends MenuPageProps {
  readonly menu: ShownMenu;
}

/**
 * From this number of dishes on, dishes far out of view are not laid out, and their pictures not loaded; see menu-page.module.css. It
 * is several screens of a phone: fewer dishes would be laid out at once anyway.
 */
const longMenu = 24;

/** The scrolling part of the page, 60vh high. */
function MenuArea({ menu, onOrderDish, onEnlarge }: MenuAreaProps) {
  const messages = useMessages();
  useScrollPlace(menu);
  const order = useOrderState();
  const availability = useAvailability();
  // The same empty cart before and after the page knows what is in it, so that no section renders again.
  const cart = order === null || order.cart.length === 0 ? emptyCart : order.cart;
  const isLong = menu.reduce((sum, { dishes }) => sum + dishes.length, 0) >= longMenu;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard (WCAG 2.1.1)
    <section id={menuAreaId} className={styles.area} tabIndex={0} aria-label={messages.menu.title}>
      <div className={styles.first}>
        <Suspense fallback={null}>
          <FoldedCook />
        </Suspense>
        {/* Who keeps kosher looks for it before a dish. */}
        <KashrutLine />
      </div>
      {menu.map((type, index) => (
        <MenuSection
          key={type.position}
          type={type}
          isFirst={index === 0}
          isLong={isLong}
          cart={cart}
          had={order?.changedOrder?.had}
          availability={availability}
          onOrderDish={onOrderDish}
          onEnlarge={onEnlarge}
        />
      ))}
    </section>
  );
}

interface MenuSectionProps extends MenuPageProps {
  readonly type: DishType<string>;
  readonly isFirst: boolean;
  readonly isLong: boolean;
  readonly cart: Cart;
  /** What the placed order had that is being changed: it may keep that, also of what is sold out since, because the server decides. */
  readonly had: readonly string[] | undefined;
  readonly availability: ShownAvailability;
}

/**
 * The dishes of one type. They are hydrated by themselves, so that a press waits for its own section only. Memoized, because React
 * hydrates a boundary at once whose parent renders again, as it does when the page learns what is in the cart.
 */
const MenuSection = memo(function MenuSection({
  type: { name: typeName, position, dishes },
  isFirst,
  isLong,
  cart,
  had,
  availability,
  onOrderDish,
  onEnlarge,
}: MenuSectionProps) {
  const amountInCart = (dishName: string) =>
    findCartDish(cart, { typeName, name: dishName })?.selections.reduce(
      (sum, { amount }) => sum + amount,
      0,
    ) ?? 0;

  return (
    <section
      id={sectionId(position)}
      aria-labelledby={`${sectionId(position)}-heading`}
      className={styles.section}
      data-dishes={isLong ? dishes.length : undefined}
    >
      <h2 id={`${sectionId(position)}-heading`} className={styles.heading} tabIndex={-1}>
        <ShopText>{typeName}</ShopText>
      </h2>
      <ul className={styles.dishes}>
        <Suspense>
          {dishes.map((dish, index) => (
            <DishRow
              key={dish.name}
              typeName={typeName}
              dish={dish}
              place={isFirst ? index : "later"}
              left={
                had?.includes(`${position} ${index}`)
                  ? undefined
                  : leftOf(availability, typeName, dish.name)
              }
              inCart={amountInCart(dish.name)}
              onOrder={onOrderDish}
              onEnlarge={onEnlarge}
            />
          ))}
        </Suspense>
      </ul>
    </section>
  );
});

/** When the food comes. A week that is not ordinary has a line above the page, which tells it. */
function HandOverLine() {
  const handOver = useHandOverDays();
  return isOrdinaryWeek(useOrderWeek()) && handOver && <p>{handOver}</p>;
}
