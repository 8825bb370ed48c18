import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { createExecutor } from "#server/graphql/create-executor.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { renderInProcess } from "#server/http/render-in-process.ts";
import { grownCatalogue } from "./grown-catalogue.ts";

/** Makes what renders the menu page of so many dishes once and gives milliseconds of CPU; no answer is kept in between. */
export function workOfServer(renderer: PageRenderer, dishes: number): () => Promise<number> {
  const catalogue = parseCatalogue(grownCatalogue(dishes));
  return async () => {
    const execute = createExecutor({
      store: { currentCatalogue: () => Promise.resolve({ version: 1, catalogue }) },
      placeOrder: () => Promise.reject(new Error("nobody orders")),
      report: (error) => {
        throw error;
      },
    });
    const before = process.cpuUsage();
    const { status } = await renderInProcess(renderer, execute, undefined)("/", "he");
    const { user, system } = process.cpuUsage(before);
    if (status !== 200) throw new Error("the menu was not rendered");
    return (user + system) / 1000;
  };
}
