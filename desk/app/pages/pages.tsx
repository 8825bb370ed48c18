import type { ComponentType } from "react";
import type { DeviceRole } from "#contract/generated/desk-operations.ts";
import type { SectionIconName } from "#desk/app/shell/section-icon.tsx";
import { TodayPage } from "#desk/features/today/today-page.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

/** A page of the desk. */
interface DeskPage {
  /** In the patterns of wouter, below `/desk`. */
  readonly path: string;
  readonly title: (messages: Messages) => string;
  /** The roles whose devices have the page; by default the seller's. */
  readonly roles?: readonly DeviceRole[];
  /** In the bar of sections, for a page that the bar has. */
  readonly icon?: SectionIconName;
  readonly load: () => Promise<ComponentType>;
  /** The pages of a group are one page with several addresses: going from one to another keeps what is on the screen. */
  readonly group?: string;
}

const loadOrders = async () => (await import("#desk/features/order/orders-page.tsx")).OrdersPage;

const listed: readonly DeskPage[] = [
  {
    path: "/",
    title: ({ today }) => today.title,
    icon: "today",
    // Most visits begin with it, so it is part of the first script.
    load: () => Promise.resolve(TodayPage),
  },
  {
    path: "/orders",
    title: ({ orders }) => orders.title,
    icon: "orders",
    group: "orders",
    load: loadOrders,
  },
  {
    path: "/orders/new",
    title: ({ orders }) => orders.newOrder,
    load: async () => (await import("#desk/features/edit-order/new-order-page.tsx")).NewOrderPage,
  },
  {
    path: "/orders/:number/change",
    title: ({ order }) => order.change,
    load: async () =>
      (await import("#desk/features/edit-order/change-order-page.tsx")).ChangeOrderPage,
  },
  {
    path: "/orders/:number",
    title: ({ order }) => order.title,
    group: "orders",
    load: loadOrders,
  },
  {
    path: "/shopping",
    title: ({ shell }) => shell.shopping,
    icon: "shopping",
    load: async () => (await import("#desk/features/shopping/shopping-page.tsx")).ShoppingPage,
  },
  {
    path: "/kitchen",
    title: ({ kitchen }) => kitchen.title,
    roles: ["owner", "helper"],
    icon: "kitchen",
    load: async () => (await import("#desk/features/kitchen/kitchen-page.tsx")).KitchenPage,
  },
  {
    path: "/packing",
    title: ({ packing }) => packing.title,
    roles: ["owner", "helper"],
    icon: "packing",
    load: async () => (await import("#desk/features/packing/packing-page.tsx")).PackingPage,
  },
  {
    path: "/handing-over",
    title: ({ handingOver }) => handingOver.title,
    roles: ["owner", "helper"],
    icon: "handingOver",
    load: async () =>
      (await import("#desk/features/handing-over/handing-over-page.tsx")).HandingOverPage,
  },
  {
    path: "/route",
    title: ({ route }) => route.title,
    roles: ["owner", "driver"],
    icon: "route",
    load: async () => (await import("#desk/features/deliveries/route-page.tsx")).RoutePage,
  },
  {
    path: "/money",
    title: ({ money }) => money.title,
    icon: "money",
    load: async () => (await import("#desk/features/money/money-page.tsx")).MoneyPage,
  },
  {
    path: "/year",
    title: ({ shell }) => shell.year,
    icon: "year",
    load: async () => (await import("#desk/features/year/year-page.tsx")).YearPage,
  },
  {
    path: "/weeks/all",
    title: ({ shell }) => shell.allWeeks,
    icon: "allWeeks",
    load: async () => (await import("#desk/features/all-weeks/all-weeks-page.tsx")).AllWeeksPage,
  },
  {
    path: "/weeks",
    title: ({ weeks }) => weeks.title,
    icon: "weeks",
    load: async () => (await import("#desk/features/weeks/weeks-page.tsx")).WeeksPage,
  },
  {
    path: "/week-message",
    title: ({ shell }) => shell.weekMessage,
    icon: "weekMessage",
    load: async () =>
      (await import("#desk/features/week-message/week-message-page.tsx")).WeekMessagePage,
  },
  {
    path: "/menu/new",
    title: ({ shell }) => shell.menu,
    load: async () => (await import("#desk/features/dish-editor/dish-page.tsx")).NewDishPage,
  },
  {
    path: "/menu/dish/:id",
    title: ({ shell }) => shell.menu,
    load: async () => (await import("#desk/features/dish-editor/dish-page.tsx")).DishPage,
  },
  {
    path: "/menu",
    title: ({ shell }) => shell.menu,
    icon: "menu",
    load: async () => (await import("#desk/features/menu/menu-page.tsx")).SellersMenuPage,
  },
  {
    path: "/menu/limits",
    title: ({ shell }) => shell.menuLimits,
    load: async () => (await import("#desk/features/menu/limits-page.tsx")).LimitsPage,
  },
  {
    path: "/menu/history",
    title: ({ shell }) => shell.menuHistory,
    load: async () => (await import("#desk/features/menu/menu-history-page.tsx")).MenuHistoryPage,
  },
  {
    path: "/shop",
    title: ({ shell }) => shell.shop,
    icon: "shop",
    load: async () => (await import("#desk/features/shop/shop-page.tsx")).ShopPage,
  },
  {
    path: "/shop/places",
    title: ({ shell }) => shell.shop,
    load: async () => (await import("#desk/features/shop/places-page.tsx")).PlacesPage,
  },
  {
    path: "/shop/places/:place",
    title: ({ shell }) => shell.shop,
    load: async () => (await import("#desk/features/shop/place-page.tsx")).PlacePage,
  },
  {
    path: "/shop/:part",
    title: ({ shell }) => shell.shop,
    load: async () => (await import("#desk/features/shop/shop-part-page.tsx")).ShopPartPage,
  },
  {
    path: "/paper/:sheet",
    title: ({ paper }) => paper.title,
    roles: ["owner", "helper", "driver"],
    load: async () => (await import("#desk/features/paper/paper-page.tsx")).PaperPage,
  },
  {
    path: "/message",
    title: ({ orders }) => orders.message,
    load: async () => (await import("#desk/features/message/message-page.tsx")).MessagePage,
  },
  {
    path: "/safety",
    title: ({ shell }) => shell.safety,
    icon: "safety",
    load: async () => (await import("#desk/features/safety/safety-page.tsx")).SafetyPage,
  },
  {
    path: "/customers",
    title: ({ shell }) => shell.customers,
    icon: "customers",
    load: async () => (await import("#desk/features/customers/customers-page.tsx")).CustomersPage,
  },
  {
    path: "/customers/:number",
    title: ({ shell }) => shell.customers,
    load: async () => (await import("#desk/features/customers/person-page.tsx")).PersonPage,
  },
  {
    path: "/devices",
    title: ({ devices }) => devices.title,
    icon: "devices",
    load: async () => (await import("#desk/features/devices/devices-page.tsx")).DevicesPage,
  },
];

type LazyPage = ReturnType<typeof lazyComponent<object>>;
const loaded = new Map<DeskPage["load"], LazyPage>();

/** All pages for devices that are signed in. A page reads its parameters with `useParams` and `useSearch` of wouter. */
export const pages = listed.map(({ roles = ["owner"], load, ...rest }) => ({
  ...rest,
  roles,
  page: pageOf(load),
}));

/** The same component for the same code, so that React keeps it. */
function pageOf(load: DeskPage["load"]): LazyPage {
  const page = loaded.get(load) ?? lazyComponent<object>(load);
  loaded.set(load, page);
  return page;
}

/** The page of a device that is not signed in, at whatever address, and of `/sign-in` for every device. */
export const signInPage = lazyComponent<object>(
  async () => (await import("#desk/features/sign-in/sign-in-page.tsx")).SignInPage,
);
