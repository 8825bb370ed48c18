import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { insertCustomerOrderDocument } from "#contract/generated/late-operations.ts";
import { shopDocument } from "#contract/generated/operations.ts";
import { orderToWire } from "#contract/wire/order.ts";
import { shopLanguageOf } from "#domain/language/language.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { type ComposedShop, composeShop, type ShopOptions } from "#server/main/compose-shop.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { emptyDatabaseFile } from "./database-file.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Monday, 5 January 2026, 11:00 in Jerusalem; its orders are due on Wednesday, 7 January. */
const monday = Date.UTC(2026, 0, 5, 9);
export const weekOfMonday = "2026-01-07";

export interface OpenShop {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The folders of pictures and assets; empty at first. */
  readonly picturesFolder: string;
  readonly assetsFolder: string;
  /** Only the tests of a start need it. */
  readonly open: ComposedShop["open"];
  /** All that was logged so far. */
  readonly log: () => string;
}

type Options = Partial<Omit<ShopOptions, "config" | "seed" | "store" | "sendsMails">> & {
  readonly config?: Partial<Config>;
  /** Wraps the real store, to simulate failures of a disk, for example. */
  readonly change?: (store: Store) => Store;
};

/** The soup kitchen's server on its own database, closed at the end of the running test. */
export async function openShop({ config, change, ...options }: Options = {}): Promise<OpenShop> {
  const folder = await temporaryFolder();
  const [picturesFolder, assetsFolder] = [join(folder, "pictures"), join(folder, "assets")];
  await Promise.all([mkdir(picturesFolder), mkdir(assetsFolder)]);
  const real = await openSqliteStore(await emptyDatabaseFile(folder));
  await real.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: monday });
  const lines: string[] = [];
  const { app, store, open } = await composeShop({
    config: { ...readConfig({ LOG_LEVEL: "debug", ORDERS_PER_HOUR: "0" }), ...config },
    store: change?.(real) ?? real,
    renderer: signRenderer,
    renderDish: ({ dish: { name: dishName }, language }) =>
      Promise.resolve(
        `<!doctype html><html lang="${language}"><style>h1 { color: red }</style><h1>${dishName}</h1>`,
      ),
    assetsFolder,
    picturesFolder,
    serviceWorkerFile: null,
    deskFolder: null,
    clock: () => monday,
    logTo: { write: (line) => void lines.push(line), flush: () => Promise.resolve() },
    sendsMails: false,
    ...options,
  });
  onTestFinished(async () => {
    await app.close();
    await real.close();
  });
  return { app, store, picturesFolder, assetsFolder, open, log: () => lines.join("") };
}

/** A minimal site: every page shows the shop's name. */
export const signRenderer: PageRenderer = {
  render: async ({ path, language, execute }) => {
    const { data } = await execute(shopDocument, {
      filter: { language: shopLanguageOf(language) },
    });
    const isKnown = path !== "/unknown";
    const script = `document.title = ${JSON.stringify(path)}`;
    return {
      status: isKnown ? 200 : 404,
      html: `<!doctype html><html lang="${language}"><script>${script}</script><h1>${data?.shop.name ?? ""}</h1>${"<p>soup</p>".repeat(200)}`,
    };
  },
};

export const ruthsWireOrder = orderToWire(ruthsOrder(hebrewMenu, "ירושלים"));

/** A call of `createOrder` as the site sends it. */
export function orderCall(order: CustomerOrder | undefined, key?: string) {
  return graphqlCall(
    insertCustomerOrderDocument.text,
    { customerOrder: order === undefined ? ruthsWireOrder : orderToWire(order) },
    key === undefined ? {} : { "idempotency-key": key },
  );
}

export function graphqlCall(
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) {
  return {
    method: "POST",
    url: "/graphql",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      ...headers,
    },
    payload: JSON.stringify({ query, variables }),
  } as const;
}
