import { describe, expect, test } from "vitest";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openShop, signRenderer } from "#server/testing/open-shop.ts";
import type { PageRequest } from "./page-renderer.ts";

describe("a page whose operations fail while it is rendered", () => {
  /** A shop whose store fails under every rendering, until it is repaired. */
  const openFailing = async (error: Error, isDevelopment = false) => {
    let isFailing = true;
    let isRendering = false;
    const render = async (request: PageRequest) => {
      isRendering = true;
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
    "for a moment of the store's is a 503, and whole for the next visitor (while the site is written: %s)",
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

  test("by a bug is a 500, and not kept either", async () => {
    const { app, repair } = await openFailing(new Error("a bug"));
    expect((await app.inject("/about")).statusCode).toBe(500);
    repair();
    expect((await app.inject("/about")).body).toContain("<h1>בית המרק</h1>");
  });
});
