import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { onceATick } from "#server/cache/once-a-tick.ts";
import type { OperationRequest } from "#server/graphql/create-executor.ts";
import { type CustomerCaller, createCustomerExecutor } from "#server/graphql/customer-executor.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import { orderWeekAt, versionOfAnswers } from "#server/ordering/order-week.ts";
import { createTakenReader } from "#server/ordering/read-taken.ts";
import { createSubscribers } from "#server/ordering/subscribers.ts";
import { createPictureReader } from "#server/pictures/picture-reader.ts";
import type { AppOptions } from "./app-options.ts";
import { deskApi } from "./desk-api.ts";
import { deskPages } from "./desk-pages.ts";
import { deskPictures } from "./desk-pictures.ts";
import { deskPreview } from "./desk-preview.ts";
import { deskSignIn } from "./desk-sign-in.ts";
import { files } from "./files.ts";
import { forSearchEngines } from "./for-search-engines.ts";
import { graphqlEndpoint } from "./graphql-endpoint.ts";
import { health } from "./health.ts";
import { limitRequests } from "./limit-requests.ts";
import { loggerOptions } from "./logger-options.ts";
import { orderPages } from "./order-pages.ts";
import { turnAway, turnsAway, watchOverload } from "./overload.ts";
import { crossOrigin } from "./own-origin.ts";
import { createPageCache } from "./page-cache.ts";
import { renderInProcess } from "./page-renderer.ts";
import { type PageSource, servePages } from "./pages.ts";
import { addressLimitOf, orderPlacer, placedOrders } from "./placed-orders.ts";
import { sendPlainPage } from "./plain-page.ts";
import { serviceWorker } from "./service-worker.ts";
import { subscriberPages } from "./subscriber-pages.ts";
import { webManifest } from "./web-manifest.ts";

/** Allowed requests of pages and files for each allowed call of `/graphql`: a visit loads a page and every picture of the menu. */
const filesPerCall = 20;

/** Creates the HTTP server, which does not listen yet. Closing it does not close the store. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, store, renderer } = options;
  const app = fastify({
    logger: loggerOptions(config, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    requestTimeout: 30_000,
    // Node looks for slow connections every 30 seconds unless it is set to look sooner.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Every page is rendered before the server listens; Fastify's ten seconds are too few on a machine that is overloaded.
    pluginTimeout: 120_000,
    forceCloseConnections: "idle",
    // No route has a schema, and the compilers of schemas take a tenth of the processor time of a start.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    ...(options.serverFactory && { serverFactory: options.serverFactory }),
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void sendPlainPage(reply, 400);
    },
  });
  const report = (error: unknown) => {
    app.log.error({ err: error }, "an operation failed");
  };

  // Pages and their version must come from one reader: a page of an older menu would be cached under a newer version.
  const currentCatalogue = onceATick(store.currentCatalogue);
  const readOrderKeys = createOrderKeysReader(options);
  const newOrders = addressLimitOf(config);
  const orders = placedOrders(options, readOrderKeys, newOrders, app.log);
  const execute = createCustomerExecutor({
    store: { currentCatalogue },
    clock: options.clock,
    report,
    readTaken: createTakenReader(options),
    placeOrder: orderPlacer(options, newOrders, app.log),
    readOrderKeys,
    placedOrders: orders,
    subscribers: createSubscribers({
      publicOrigin: config.publicOrigin,
      store,
      isLimited: config.ordersPerHour > 0,
      clock: options.clock,
      onMailDue: () => options.onOrderStored?.(),
    }),
  });
  const render = renderInProcess(renderer, execute, config.publicOrigin);
  const readPicture = createPictureReader({ store, folder: options.picturesFolder, report });
  const source = pageSource();

  if (config.logLevel === "debug" || config.logLevel === "trace") {
    app.addHook("onResponse", async (request, reply) => {
      request.log.debug(
        { req: request, res: reply, ms: Math.round(reply.elapsedTime) },
        "answered",
      );
    });
  }
  app.setNotFoundHandler((_request, reply) => sendPlainPage(reply, 404));
  await app.register(health(store));
  await app.register(async (guarded) => {
    const watch = watchOverload();
    guarded.addHook("onClose", watch.stop);
    guarded.addHook("onRequest", async () => watch.countRequest());
    const overload = options.overload ?? watch.current;
    const customersApi = graphqlEndpoint({
      path: "/graphql",
      admits: crossOrigin(config),
      execute,
      callerOf,
      turnsAway: (operation) => turnsAway(overload(), isMutation(operation) ? "all" : "extras"),
    });
    const ofDesk = deskApi({ ...options, overload, report });
    // Each with a limit of its own.
    for (const routes of [customersApi, ofDesk, deskPreview({ ...options, overload })])
      await guarded.register(async (scope) => {
        await limitRequests(scope, config.callsPerMinute);
        await scope.register(routes);
      });
    await guarded.register(deskSignIn(options));
    await guarded.register(deskPictures({ ...options, overload }));
    await guarded.register(async (scope) => {
      await limitRequests(scope, config.callsPerMinute * filesPerCall);
      scope.addHook("onRequest", turnAway(overload, "all"));
      await scope.register(files({ ...options, readPicture, overload }));
      await scope.register(
        serviceWorker(config.isReadableOffline ? options.serviceWorkerFile : null),
      );
      await scope.register(forSearchEngines(config.publicOrigin));
      await scope.register(webManifest(store));
      const { deskFolder } = options;
      if (deskFolder !== null) await scope.register(deskPages({ config, deskFolder }));
      await scope.register(servePages(config, source));
    });
    await guarded.register(async (scope) => {
      // Each of these pages is rendered for each request.
      await limitRequests(scope, config.callsPerMinute);
      scope.addHook("onRequest", turnAway(overload, "all"));
      await scope.register(
        orderPages({ config, placedOrders: orders, clock: options.clock, render, source }),
      );
      await scope.register(subscriberPages({ config, store, clock: options.clock }));
    });
  });
  return app;

  function pageSource(): PageSource {
    if (options.isDevelopment === true) return { kind: "fresh", render };
    const currentVersion = async () => {
      const current = await currentCatalogue();
      if (current === undefined) return "none";
      const openWeek = orderWeekAt(options.clock(), current.catalogue.shop);
      return versionOfAnswers(current.version, openWeek);
    };
    const cache = createPageCache({ render, currentVersion, report });
    app.addHook("onReady", cache.fill);
    return { kind: "cached", cache };
  }
}

/** Any text with the word "mutation" counts as one. A client that writes the word into a query gains only that it is turned away later. */
function isMutation({ query }: OperationRequest): boolean {
  return /\bmutation\b/u.test(query);
}

/** The caller with its order key, as the header `Idempotency-Key` has it. */
function callerOf({ headers, ip }: FastifyRequest): CustomerCaller {
  const key = headers["idempotency-key"];
  return {
    idempotencyKey: Array.isArray(key) ? key.join(",") : key,
    address: ip,
    isForKeptPage: false,
  };
}

function noSchemas(): never {
  throw new Error("a route has a schema, but nothing compiles schemas");
}
