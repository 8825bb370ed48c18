import { createExecutor } from "#server/graphql/create-executor.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { renderInProcess } from "#server/http/render-in-process.ts";
import type { Store } from "#server/store/store.ts";
import { processorTime } from "./processor-time.ts";

/** Renders the menu page anew, `count` times, and gives the milliseconds of processor time for one. */
export async function renderPages(
  store: Store,
  renderer: PageRenderer,
  count: number,
): Promise<number> {
  const execute = createExecutor({
    store,
    placeOrder: () => Promise.reject(new Error("a page places no order")),
    report: (error) => {
      throw error;
    },
  });
  const render = renderInProcess(renderer, execute, undefined);
  const before = processorTime();
  for (let made = 0; made < count; made += 1) await render("/", "he");
  return (processorTime() - before) / count;
}
