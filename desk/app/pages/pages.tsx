import type { ComponentType } from "react";
import type { SectionIconName } from "#desk/app/shell/section-icon.tsx";
import { TodayPage } from "#desk/features/today/today-page.tsx";
import type { Messages } from "#desk/language/messages.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { type LazyComponent, lazyComponent } from "#web/code-loading/lazy-component.tsx";

interface DeskPage {
  /** In the patterns of wouter, below `/desk`. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  /** The roles whose devices have the page; by default the seller's. */
  readonly roles?: readonly DeviceRole[];
  /** In the bar of sections, for a page that the bar has. */
  readonly icon?: SectionIconName;
  readonly page: LazyComponent<object>;
  /** The pages of a group are one page with several addresses: going from one to another keeps what is on the screen. */
  readonly group?: string;
}

const page = (load: () => Promise<ComponentType>) => lazyComponent<object>(load);

const ordersPage = page(
  async () => (await import("#desk/features/order/orders-page.tsx")).OrdersPage,
);

const listed: readonly DeskPage[] = [
  {
    path: "/",
    title: ({ today }) => today.title,
    icon: "today",
    // Most visits begin with it, so it is part of the first script.
    page: page(() => Promise.resolve(TodayPage)),
  },
  {
    path: "/orders",
    title: ({ orders }) => orders.title,
    icon: "orders",
    group: "orders",
    page: ordersPage,
  },
  {
    path: "/orders/new",
    title: ({ orders }) => orders.newOrder,
    page: page(
      async () => (await import("#desk/features/edit-order/new-order-page.tsx")).NewOrderPage,
    ),
  },
  {
    path: "/orders/:number/change",
    title: ({ order }) => order.change,
    page: page(
      async () => (await import("#desk/features/edit-order/change-order-page.tsx")).ChangeOrderPage,
    ),
  },
  {
    path: "/orders/:number",
    title: ({ order }) => order.title,
    group: "orders",
    page: ordersPage,
  },
  {
    path: "/shopping",
    title: ({ shell }) => shell.shopping,
    icon: "shopping",
    page: page(
      async () => (await import("#desk/features/shopping/shopping-page.tsx")).ShoppingPage,
    ),
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
    icon: "money",
    page: page(async () => (await import("#desk/features/money/money-page.tsx")).MoneyPage),
  },
  {
    path: "/money/pasted",
    title: ({ money }) => money.pasted,
    page: page(async () => (await import("#desk/features/pasted/pasted-page.tsx")).PastedPage),
  },
  {
    path: "/year",
    title: ({ shell }) => shell.year,
    icon: "year",
    page: page(async () => (await import("#desk/features/year/year-page.tsx")).YearPage),
  },
  {
    path: "/weeks/all",
    title: ({ shell }) => shell.allWeeks,
    icon: "allWeeks",
    page: page(
      async () => (await import("#desk/features/all-weeks/all-weeks-page.tsx")).AllWeeksPage,
    ),
  },
  {
    path: "/weeks",
    title: ({ weeks }) => weeks.title,
    icon: "weeks",
    page: page(async () => (await import("#desk/features/weeks/weeks-page.tsx")).WeeksPage),
  },
  {
    path: "/week-message",
    title: ({ shell }) => shell.weekMessage,
    icon: "weekMessage",
    page: page(
      async () =>
        (await import("#desk/features/week-message/week-message-page.tsx")).WeekMessagePage,
    ),
  },
  {
    path: "/menu/new",
    title: ({ shell }) => shell.menu,
    page: page(async () => (await import("#desk/features/dish-editor/dish-page.tsx")).NewDishPage),
  },
  {
    path: "/menu/dish/:id",
    title: ({ shell }) => shell.menu,
    page: page(async () => (await import("#desk/features/dish-editor/dish-page.tsx")).DishPage),
  },
  {
    path: "/menu",
    title: ({ shell }) => shell.menu,
    icon: "menu",
    page: page(async () => (await import("#desk/features/menu/menu-page.tsx")).SellersMenuPage),
  },
  {
    path: "/menu/limits",
    title: ({ shell }) => shell.menuLimits,
    page: page(async () => (await import("#desk/features/menu/limits-page.tsx")).LimitsPage),
  },
  {
    path: "/menu/history",
    title: ({ shell }) => shell.menuHistory,
    page: page(
      async () => (await import("#desk/features/menu/menu-history-page.tsx")).MenuHistoryPage,
    ),
  },
  {
    path: "/shop",
    title: ({ shell }) => shell.shop,
    icon: "shop",
    page: page(async () => (await import("#desk/features/shop/shop-page.tsx")).ShopPage),
  },
  {
    path: "/shop/places",
    title: ({ shell }) => shell.shop,
    page: page(async () => (await import("#desk/features/shop/places-page.tsx")).PlacesPage),
  },
  {
    path: "/shop/places/:place",
    title: ({ shell }) => shell.shop,
    page: page(async () => (await import("#desk/features/shop/place-page.tsx")).PlacePage),
  },
  {
    path: "/shop/:part",
    title: ({ shell }) => shell.shop,
    page: page(async () => (await import("#desk/features/shop/shop-part-page.tsx")).ShopPartPage),
  },
  {
    path: "/paper/:sheet",
    title: ({ paper }) => paper.title,
    roles: ["owner", "helper", "driver"],
    page: page(async () => (await import("#desk/features/paper/paper-page.tsx")).PaperPage),
  },
  {
    path: "/message",
    title: ({ orders }) => orders.message,
    page: page(async () => (await import("#desk/features/message/message-page.tsx")).MessagePage),
  },
  {
    path: "/safety",
    title: ({ shell }) => shell.safety,
    icon: "safety",
    page: page(async () => (await import("#desk/features/safety/safety-page.tsx")).SafetyPage),
  },
  {
    path: "/customers",
    title: ({ shell }) => shell.customers,
    icon: "customers",
    page: page(
      async () => (await import("#desk/features/customers/customers-page.tsx")).CustomersPage,
    ),
  },
  {
    path: "/customers/:number",
    title: ({ shell }) => shell.customers,
    page: page(async () => (await import("#desk/features/customers/person-page.tsx")).PersonPage),
  },
  {
    path: "/devices",
    title: ({ devices }) => devices.title,
    icon: "devices",
    page: page(async () => (await import("#desk/features/devices/devices-page.tsx")).DevicesPage),
  },
];

/** All pages for devices that are signed in. A page reads its parameters with `useParams` and `useSearch` of wouter. */
export const pages = listed.map(({ roles = ["owner"], ...rest }) => ({ ...rest, roles }));

/** The page of a device that is not signed in, at whatever address, and of `/sign-in` for every device. */
export const signInPage = page(
  async () => (await import("#desk/features/sign-in/sign-in-page.tsx")).SignInPage,
);
