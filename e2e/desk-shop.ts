import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext } from "@playwright/test";
import { insertCustomerOrderDocument } from "#contract/generated/late-operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { emptyCart } from "#domain/cart/cart.ts";
import { saveCartDish } from "#domain/cart/change-cart.ts";
import { cartDishOfDraft } from "#domain/cart/dish-draft.ts";
import { priceCart } from "#domain/cart/price-cart.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { Language } from "#domain/language/language.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { draftAt } from "#domain/testing/draft-at.ts";
import { fillDemoShop } from "#scripts/demo/fill-demo-shop.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { makeDeviceLink } from "#server/seller/session/device-link.ts";
import type { Store } from "#server/store/store.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { changeCatalogueOfShop } from "./shop.ts";
import { composeShopInProcess } from "./shop-in-process.ts";
import { found } from "./words.ts";

/** A shop whose desk is tested. */
export interface DeskShop {
  readonly address: string;
  readonly folder: string;
  /** The week that orders are taken for. */
  readonly week: string;
  /** Places an order, and gives its number. */
  readonly place: (order: CustomerOrder) => Promise<string>;
  /** Fills the week that is worked on as `npm run demo` does, with long names, and gives what has them. */
  readonly fill: () => Promise<LongNames>;
  /** A link that lets a device of the seller in, once. */
  readonly link: () => Promise<string>;
  /** Makes the browser a device of the seller, or of somebody with another role. */
  readonly letSellerIn: (context: BrowserContext, role?: DeviceRole) => Promise<void>;
  /** The path of the page of an order, for its customer. */
  readonly pageOf: (orderNumber: string) => Promise<string>;
  /** The mails that were sent, as their text. */
  readonly sentMails: () => Promise<readonly string[]>;
}

export interface LongNames {
  /** Number of the order. */
  readonly order: string;
  /** Ids of a dish and of a delivery place. */
  readonly dish: string;
  readonly place: string;
}

const day = 24 * 60 * 60_000;

/**
 * A shop with the seed's menu and no orders, for as long as `use` takes. Its mails are files. Its deadline is the day after tomorrow,
 * so that the week that orders are taken for is the one that is worked on: a week is worked on for four days after its deadline.
 * With `deadlineInDays` below 0 a week was just closed, and the next one is open.
 */
export async function withDesk(
  use: (shop: DeskShop) => Promise<void>,
  deadlineInDays = 2,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), "shop-")), (each) =>
    rm(each, { recursive: true }),
  );
  const server = opened.adopt(
    await composeShopInProcess(folder, { settings, isBackedUp: true }),
    (each) => each.stop(),
  );
  const address = await server.open();
  const { shop } = seedCatalogue;
  const weekday = new Date(Date.now() + deadlineInDays * day).getUTCDay();
  // On some days the deadline of the seed is the right one.
  if (weekday !== shop.deadline.weekday)
    changeCatalogueOfShop(join(folder, "shop.sqlite"), (content) =>
      // Places have weekdays, too.
      content.replace(/"deadline":\{"weekday":\d/u, `"deadline":{"weekday":${String(weekday)}`),
    );
  const { store } = server;
  await use({
    address,
    folder,
    week: orderWeekAt(Date.now(), { ...shop, deadline: { ...shop.deadline, weekday } }).date,
    place: (order) => placeOrder(address, order),
    fill: () => fillWithLongNames(store, join(folder, "shop.sqlite")),
    link: async () => {
      const now = Date.now();
      const end = { role: "owner", endsAt: now + day, by: null } as const;
      return (await makeDeviceLink(store, { ...end, origin: address, now })).url;
    },
    letSellerIn: async (context, role = "owner") => {
      const { id, headers } = await letIn(store, role, Date.now());
      // As a link does that the seller opens.
      await store.confirmDevice({ id, at: Date.now() });
      const [name = "", value = ""] = (headers["cookie"] ?? "").split("=");
      await context.addCookies([{ name, value, url: address }]);
    },
    pageOf: async (number) =>
      (await createOrderKeysReader({ store, clock: Date.now })()).pathOf(number),
    sentMails: () => readMails(join(folder, "mails")),
  });
}

interface Ordered extends Pick<CustomerData, "name" | "phoneNumber" | "email"> {
  readonly language: Language;
  /** How many of the smallest amount of the first dish. */
  readonly count: number;
}

/** An order of the menu's first dish, delivered to the first place. */
export function seedOrderOf({ language, count, ...customer }: Ordered): CustomerOrder {
  const type = found(localizeMenu(seedCatalogue.menu, language)[0]);
  const dish = found(type.dishes[0]);
  const draft = draftAt(dish, { amounts: [count], choices: dish.options.map(() => 0) });
  const cart = saveCartDish(emptyCart, type, cartDishOfDraft(dish, 0, draft));
  const place = found(seedCatalogue.deliveryPlaces[0]);
  return {
    customerData: {
      ...customer,
      orderType: "delivery",
      city: place.name[language],
      address: language === "he" ? "רחוב הזית 7" : "7 Olive St.",
      pickupOrDeliveryPrice: place.deliveryPrice,
    },
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}

async function placeOrder(address: string, order: CustomerOrder): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({
      query: insertCustomerOrderDocument.text,
      variables: { customerOrder: orderToWire(order) },
    }),
  });
  const answer = (await response.json()) as {
    readonly data?: { readonly createOrder?: { readonly record: { readonly _id: string } } };
  };
  const number = answer.data?.createOrder?.record._id;
  if (number === undefined) throw new Error(`not placed: ${JSON.stringify(answer)}`);
  return number;
}

async function fillWithLongNames(store: Store, database: string): Promise<LongNames> {
  const long = {
    dish: {
      he: "עוף שלם ממולא באורז בסמטי, שקדים קלויים וצימוקים",
      en: "Whole chicken stuffed with basmati rice, roasted almonds and raisins",
    },
    place: { he: "קריית ארבע ויישובי הר חברון", en: "Kiryat Arba and the South Hebron Hills" },
    customer: "משפחת אייזנברג־רוזנצווייג מהקומה השלישית",
  };
  const { menu, deliveryPlaces } = seedCatalogue;
  const dish = found(found(menu[0]).dishes[0]);
  const place = found(deliveryPlaces[0]);
  const inJson = (text: unknown) => JSON.stringify(text).slice(1, -1);
  changeCatalogueOfShop(database, (content) =>
    content
      .replaceAll(inJson(dish.name), inJson(long.dish))
      .replaceAll(inJson(place.name), inJson(long.place)),
  );
  await fillDemoShop(store, Date.now(), { orders: 24 });
  const rows = new DatabaseSync(database);
  rows.prepare("update orders set name = ? where id % 5 = 0").run(long.customer);
  const [order] = rows.prepare("select number from orders order by id desc").all();
  rows.close();
  return { order: String(order?.["number"]), dish: found(dish.id), place: found(place.id) };
}

async function readMails(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder);
  return Promise.all(
    files
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFile(join(folder, file), "utf8")),
  );
}
