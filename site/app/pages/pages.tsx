import { type ComponentType, Suspense, useCallback, useEffect, useState } from "react";
import { dishOfAddress } from "#domain/menu/dish-address.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { MenuPage } from "#site/features/menu/menu-page.tsx";
import type { Messages } from "#site/language/he.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";
import { type LazyComponent, lazyComponent } from "#web/code-loading/lazy-component.tsx";
import { useDishDialog } from "./use-dish-dialog.tsx";

/** A page of the site (specification §2), or a page that Israeli law requires. */
export interface PageRoute {
  /** Its exact path. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  readonly page: LazyComponent<object>;
}

const page = (load: () => Promise<ComponentType>) => lazyComponent<object>(load);

/** All pages; every other address is unknown. */
export const pages: readonly PageRoute[] = [
  {
    path: "/",
    title: ({ menu }) => menu.title,
    // Every visit needs it, so it is part of the first load.
    page: page(() => Promise.resolve(MenuRoute)),
  },
  {
    path: "/about",
    title: ({ about }) => about.title,
    page: page(async () => (await import("#site/features/about/about-page.tsx")).AboutPage),
  },
  {
    path: "/whyChooseArisGourmet",
    title: ({ whyChoose }) => whyChoose.title,
    page: page(
      async () => (await import("#site/features/why-choose/why-choose-page.tsx")).WhyChoosePage,
    ),
  },
  {
    path: "/cart",
    title: ({ cart }) => cart.title,
    page: page(async () => (await import("./cart-route.tsx")).CartRoute),
  },
  {
    path: "/accessibility",
    title: ({ accessibility }) => accessibility.title,
    page: page(
      async () =>
        (await import("#site/features/accessibility/accessibility-page.tsx")).AccessibilityPage,
    ),
  },
  {
    path: "/privacy",
    title: ({ privacy }) => privacy.title,
    page: page(async () => (await import("#site/features/privacy/privacy-page.tsx")).PrivacyPage),
  },
  {
    path: "/terms",
    title: ({ terms }) => terms.title,
    page: page(async () => (await import("#site/features/terms/terms-page.tsx")).TermsPage),
  },
  {
    path: "/my-orders",
    title: ({ myOrders }) => myOrders.title,
    page: page(
      async () => (await import("#site/features/my-orders/my-orders-page.tsx")).MyOrdersPage,
    ),
  },
];

/** The page of a placed order. Only its customers need it, so it is not prefetched with the others. */
const orderPage: PageRoute = {
  path: "/order",
  title: ({ placedOrder }) => placedOrder.title,
  page: page(
    async () => (await import("#site/features/placed-order/placed-order-page.tsx")).PlacedOrderPage,
  ),
};

export const unknownPage: PageRoute = {
  path: "*",
  title: ({ unknownPage: { title } }) => title,
  page: page(
    async () => (await import("#site/features/unknown-page/unknown-page.tsx")).UnknownPage,
  ),
};

export function findPage(path: string): PageRoute {
  // A static site has no such pages: their server is another one.
  if (!import.meta.env.VITE_SERVER_URL && orderOfPath(path) !== null) return orderPage;
  return pages.find((each) => each.path === path) ?? unknownPage;
}

/**
 * The query with which the document was loaded, until the menu has read it: a reload with an open dialog begins at the dialog's history entry, and
 * the code of dialogs leaves that entry, on a slow phone before the menu is hydrated.
 */
let arrivedWith: string | undefined = globalThis.location?.search;

function MenuRoute() {
  const { openDish, dialog } = useDishDialog();
  const { enlarge, image } = useLargeImage();
  // The link of one dish: its dialog opens over the menu.
  useEffect(() => {
    const id = dishOfAddress(arrivedWith ?? location.search);
    arrivedWith = undefined;
    if (id !== undefined) openDish({ id });
  }, [openDish]);
  return (
    <>
      <MenuPage onOrderDish={openDish} onEnlarge={enlarge} />
      {dialog}
      {image}
    </>
  );
}

const largeImage = lazyComponent(
  async () => (await import("#site/features/menu/large-image.tsx")).LargeImage,
);

/** The large picture of a dish (specification §2). Its code is prefetched after the first render. */
function useLargeImage() {
  const [dish, setDish] = useState<Dish<string> | null>(null);
  useEffect(() => largeImage.prefetch(), []);
  const enlarge = useCallback(
    (pictured: Dish<string>) => largeImage.whenLoaded(() => setDish(pictured)),
    [],
  );
  return {
    enlarge,
    image: dish?.image != null && (
      <Suspense fallback={null}>
        <largeImage.Component
          dishName={dish.name}
          image={dish.image}
          onClose={() => setDish(null)}
        />
      </Suspense>
    ),
  };
}
