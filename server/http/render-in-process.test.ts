import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openShop, signRenderer } from "#server/testing/open-shop.ts";
import type { PageRequest } from "./page-renderer.ts";

describe("a page whose operations fail during rendering", () => {
  /** A shop whose store fails during each rendering until `repair` is called. */
  const openFailing = async (error: Error, isDevelopment = false) => {
    let isFailing = true;
    let isRendering = false;
    const render = async (request: PageRequest) => {
      isRendering = true;
      // In the same turn the operations would share the reading of the catalogue that the page cache has made already.
      await setImmediate();
      return signRenderer.render(request).finally(() => {
        isRendering = false;
      });
    };
    const shop = await openShop({
      renderer: { render },
      isDevelopment,
      change: (store) => ({
        ...store,
        currentCatalogue: async () => {
          if (isFailing && isRendering) throw error;
          return store.currentCatalogue();
        },
      }),
    });
    const repair = () => {
      isFailing = false;
    };
    return { ...shop, repair };
  };

  test.each([false, true])(
    "because the store is unavailable is a 503 and is not cached (in development: %s)",
    async (isDevelopment) => {
      const { app, repair } = await openFailing(new StoreUnavailable("disk full"), isDevelopment);
      const answer = await app.inject("/");
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
      expect(answer.headers.etag).toBeUndefined();
      repair();
      const next = await app.inject("/");
      expect(next.statusCode).toBe(200);
      expect(next.body).toContain("<h1>בית המרק</h1>");
    },
  );

  test("because of a bug is a 500 and is not cached", async () => {
    const { app, repair } = await openFailing(new Error("a bug"));
    expect((await app.inject("/about")).statusCode).toBe(500);
    repair();
    expect((await app.inject("/about")).body).toContain("<h1>בית המרק</h1>");
  });
});
