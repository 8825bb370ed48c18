/** The shop as it is in production, in a process of its own, with the seed as its menu; it answers what a bench asks. */
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { InjectOptions } from "fastify";
import pino from "pino";
import { seedCatalogue } from "#seed/catalogue.ts";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/create-app.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { loadRenderer } from "#server/load-renderer.ts";
import { openStore } from "#server/open-store.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { projectRoot } from "#server/project-root.ts";
import { seedStore } from "#server/seed-store.ts";
import { answerQuestions } from "./answer-questions.ts";
import { serveBare } from "./bare-server.ts";
import { processorTime } from "./processor-time.ts";
import { renderPages } from "./render-pages.ts";
import { type StoreLoad, storeOrders } from "./store-orders.ts";
import { wholeAnswer } from "./whole-answer.ts";

const config = readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>);
const store = await openStore(config);
await seedStore(store, seedCatalogue, Date.now);
const built = await loadRenderer(new URL("dist/server/entry-server.js", projectRoot));
let renders = 0;
const renderer: PageRenderer = {
  render: (request) => {
    renders += 1;
    return built.render(request);
  },
};
const app = await createApp({
  config,
  store,
  renderer,
  assetsFolder: fileURLToPath(new URL("dist/site/assets", projectRoot)),
  picturesFolder: fileURLToPath(new URL("seed/webImages", projectRoot)),
  serviceWorkerFile: null,
  clock: Date.now,
  makeNumber: makeOrderNumber,
  // Written as in production, and read by nobody.
  logTo: pino.destination({ dest: "/dev/null", sync: true }),
});
await app.listen({ host: "127.0.0.1", port: 0 });

answerQuestions(
  {
    port: () => (app.server.address() as AddressInfo).port,
    processorTime,
    renders: () => renders,
    renderPages: (count: number) => renderPages(store, built, count),
    wholeAnswer: (request: InjectOptions) => wholeAnswer(app, request),
    serveBare,
    storeOrders: (load: StoreLoad) => storeOrders(store, load),
    memory: () => {
      globalThis.gc?.();
      return process.memoryUsage();
    },
  },
  () => store.close(),
);
