import type { ComponentType } from "react";
import type { DeviceRole } from "#contract/generated/desk-operations.ts";
import type { SectionIconName } from "#desk/app/shell/section-icon.tsx";
import { TodayPage } from "#desk/features/today/today-page.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { type LazyComponent, lazyComponent } from "#web/code-loading/lazy-component.tsx";

/** A page of the desk. */
export interface DeskPage {
  /** In the patterns of wouter, below `/desk`. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  /** The roles whose devices have the page. */
  readonly roles: readonly DeviceRole[];
  /** In the bar of sections; null for a page that the bar does not have. */
  readonly icon: SectionIconName | null;
  readonly page: LazyComponent<object>;
}

const page = (load: () => Promise<ComponentType>) => lazyComponent<object>(load);

/** All pages for devices that are signed in. A page reads its parameters with `useParams` and `useSearch` of wouter. */
export const pages: readonly DeskPage[] = [
  {
    path: "/",
    title: ({ today }) => today.title,
    roles: ["owner"],
    icon: "today",
    // Most visits begin with it, so it is part of the first script.
    page: page(() => Promise.resolve(TodayPage)),
  },
  {
    path: "/orders",
    title: ({ orders }) => orders.title,
    roles: ["owner"],
    icon: "orders",
    page: page(async () => (await import("#desk/features/orders/orders-page.tsx")).OrdersPage),
  },
  {
    path: "/orders/new",
    title: ({ orders }) => orders.newOrder,
    roles: ["owner"],
    icon: null,
    page: page(
      async () => (await import("#desk/features/edit-order/new-order-page.tsx")).NewOrderPage,
    ),
  },
  {
    path: "/orders/:number/change",
    title: ({ order }) => order.change,
    roles: ["owner"],
    icon: null,
    page: page(
      async () => (await import("#desk/features/edit-order/change-order-page.tsx")).ChangeOrderPage,
    ),
  },
  {
    path: "/orders/:number",
    title: ({ order }) => order.title,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/order/order-page.tsx")).OrderPage),
  },
  {
    path: "/kitchen",
    title: ({ kitchen }) => kitchen.title,
    roles: ["owner", "helper"],
    icon: "kitchen",
    page: page(async () => (await import("#desk/features/kitchen/kitchen-page.tsx")).KitchenPage),
  },
  {
    path: "/packing",
    title: ({ packing }) => packing.title,
    roles: ["owner", "helper"],
    icon: "packing",
    page: page(async () => (await import("#desk/features/packing/packing-page.tsx")).PackingPage),
  },
  {
    path: "/handing-over",
    title: ({ handingOver }) => handingOver.title,
    roles: ["owner", "helper"],
    icon: "handingOver",
    page: page(
      async () =>
        (await import("#desk/features/handing-over/handing-over-page.tsx")).HandingOverPage,
    ),
  },
  {
    path: "/route",
    title: ({ route }) => route.title,
    roles: ["owner", "driver"],
    icon: "route",
    page: page(async () => (await import("#desk/features/deliveries/route-page.tsx")).RoutePage),
  },
  {
    path: "/money",
    title: ({ money }) => money.title,
    roles: ["owner"],
    icon: "money",
    page: page(async () => (await import("#desk/features/money/money-page.tsx")).MoneyPage),
  },
  {
    path: "/weeks",
    title: ({ weeks }) => weeks.title,
    roles: ["owner"],
    icon: "weeks",
    page: page(async () => (await import("#desk/features/weeks/weeks-page.tsx")).WeeksPage),
  },
  {
    path: "/menu/new",
    title: ({ shell }) => shell.menu,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/dish-editor/dish-page.tsx")).NewDishPage),
  },
  {
    path: "/menu/dish/:id",
    title: ({ shell }) => shell.menu,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/dish-editor/dish-page.tsx")).DishPage),
  },
  {
    path: "/menu",
    title: ({ shell }) => shell.menu,
    roles: ["owner"],
    icon: "menu",
    page: page(async () => (await import("#desk/features/menu/menu-page.tsx")).SellersMenuPage),
  },
  {
    path: "/menu/limits",
    title: ({ shell }) => shell.menuLimits,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/menu/limits-page.tsx")).LimitsPage),
  },
  {
    path: "/menu/history",
    title: ({ shell }) => shell.menuHistory,
    roles: ["owner"],
    icon: null,
    page: page(
      async () => (await import("#desk/features/menu/menu-history-page.tsx")).MenuHistoryPage,
    ),
  },
  {
    path: "/shop",
    title: ({ shell }) => shell.shop,
    roles: ["owner"],
    icon: "shop",
    page: page(async () => (await import("#desk/features/shop/shop-page.tsx")).ShopPage),
  },
  {
    path: "/shop/places",
    title: ({ shell }) => shell.shop,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/shop/places-page.tsx")).PlacesPage),
  },
  {
    path: "/shop/places/:place",
    title: ({ shell }) => shell.shop,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/shop/place-page.tsx")).PlacePage),
  },
  {
    path: "/shop/:part",
    title: ({ shell }) => shell.shop,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/shop/shop-part-page.tsx")).ShopPartPage),
  },
  {
    path: "/paper/:sheet",
    title: ({ paper }) => paper.title,
    roles: ["owner", "helper", "driver"],
    icon: null,
    page: page(async () => (await import("#desk/features/paper/paper-page.tsx")).PaperPage),
  },
  {
    path: "/message",
    title: ({ orders }) => orders.message,
    roles: ["owner"],
    icon: null,
    page: page(async () => (await import("#desk/features/message/message-page.tsx")).MessagePage),
  },
  {
    path: "/devices",
    title: ({ devices }) => devices.title,
    roles: ["owner"],
    icon: "devices",
    page: page(async () => (await import("#desk/features/devices/devices-page.tsx")).DevicesPage),
  },
];

/** The page of a device that is not signed in, at whatever address, and of `/sign-in` for every device. */
export const signInPage = page(
  async () => (await import("#desk/features/sign-in/sign-in-page.tsx")).SignInPage,
);
