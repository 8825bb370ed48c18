import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openShop, signRenderer } from "#server/testing/open-shop.ts";
import { pagePaths } from "./page-cache.ts";

/** A renderer that records its calls. */
function watchedSign() {
  const render = vi.fn(signRenderer.render);
  return { render };
}
const english = { cookie: "language=en" };

describe("a page", () => {
  test.each(pagePaths)("%s is rendered on the server", async (path) => {
    const { app } = await openShop();
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(`document.title = "${path}"`);
    expect(answer.body).toContain("<h1>בית המרק</h1>");
  });

  test.each([
    [undefined, "he"],
    ["language=en", "en"],
    ["a=b; language=en; c=d", "en"],
    ["language=he", "he"],
    ["language=english", "he"],
    ["mylanguage=en", "he"],
    ["language=<script>", "he"],
  ])("with the cookie %s is in %s", async (cookie, language) => {
    const { app } = await openShop();
    const answer = await app.inject({ url: "/", headers: cookie === undefined ? {} : { cookie } });
    expect(answer.headers["content-language"]).toBe(language);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.headers["vary"]).toBe("Cookie, Accept-Encoding");
  });

  test.each([
    ["/?lang=en", "language=he", "en"],
    ["/cart?from=chat&lang=he", "language=en", "he"],
    ["/nowhere?lang=en", undefined, "en"],
    ["/?lang=fr", "language=en", "en"],
    ["/?lang=", undefined, "he"],
  ])("at %s with the cookie %s is in %s", async (url, cookie, language) => {
    const { app } = await openShop();
    const answer = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
    expect(answer.headers["content-language"]).toBe(language);
    expect(answer.body).toContain(`<html lang="${language}">`);
  });

  test.each([
    ["language=en", "en"],
    ["a=b; language=he; c=d", "he"],
    ["myOrders=1; language=en", "en"],
  ])(
    "sets the cookie %s again, because Safari keeps what a server sets",
    async (cookie, chosen) => {
      const { app } = await openShop();
      for (const url of ["/", "/cart?lang=he", "/no-such-page"])
        for (const method of ["GET", "HEAD"] as const) {
          const answer = await app.inject({ method, url, headers: { cookie } });
          expect(answer.headers["set-cookie"]).toBe(
            `language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax`,
          );
          // What is cached is the same for all.
          expect(answer.headers["cache-control"]).toBe("no-cache");
        }
    },
  );

  test.each([undefined, "language=english", "mylanguage=en", "a=b"])(
    "sets no cookie for a visitor with %s, who has chosen nothing",
    async (cookie) => {
      const { app } = await openShop();
      const answer = await app.inject({ url: "/?lang=en", headers: cookie ? { cookie } : {} });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("is the same whether the address or the cookie names its language", async () => {
    const { app } = await openShop();
    const byAddress = await app.inject("/about?lang=en");
    const byCookie = await app.inject({ url: "/about", headers: english });
    expect(byAddress.body).toBe(byCookie.body);
    expect(byAddress.headers.etag).toBe(byCookie.headers.etag);
  });

  test("answers HEAD like GET, without a body", async () => {
    const { app } = await openShop();
    const [head, get] = [await app.inject({ method: "HEAD", url: "/" }), await app.inject("/")];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  test.each(["/about/", "/cart/?from=chat"])(
    "%s redirects to the address without the slash",
    async (url) => {
      const { app } = await openShop();
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe(url.replace("/?", "?").replace(/\/$/u, ""));
    },
  );

  test.each(["//evil.example/", "/%2f%2fevil.example/", "/about//"])(
    "%s does not redirect",
    async (url) => {
      const { app } = await openShop();
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test("accepts only GET and HEAD", async () => {
    const { app } = await openShop();
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      expect((await app.inject({ method, url: "/" })).statusCode).toBe(404);
    }
  });
});

describe("an address without a page", () => {
  test("is answered with 404 and the page for unknown addresses", async () => {
    const { app } = await openShop();
    const answer = await app.inject("/FaQ");
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("<h1>");
  });

  test("is rendered once in each language for all such addresses", async () => {
    const sign = watchedSign();
    const { app } = await openShop({ renderer: sign });
    await app.ready();
    const before = sign.render.mock.calls.length;
    for (let at = 0; at < 20; at += 1) await app.inject(`/nothing-${String(at)}<script>`);
    await app.inject({ url: "/nothing", headers: english });
    expect(sign.render.mock.calls.length).toBe(before);
  });

  test("that is malformed is answered without rendering the site", async () => {
    const { app } = await openShop();
    const answer = await app.inject("/%E0%A4%A");
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<html lang="he" dir="rtl">');
  });
});

describe("the cache of pages", () => {
  test("is filled at the start, once for each menu", async () => {
    const sign = watchedSign();
    const { app } = await openShop({ renderer: sign });
    await app.ready();
    expect(sign.render).toHaveBeenCalledTimes((pagePaths.length + 1) * 2);
    for (const url of pagePaths) await app.inject({ url, headers: english });
    expect(sign.render).toHaveBeenCalledTimes((pagePaths.length + 1) * 2);
  });

  test("shows a new menu at once", async () => {
    const { app, store } = await openShop();
    const before = await app.inject({ url: "/", headers: english });
    const name = { he: "מרק ועוד", en: "Soup and more" };
    const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, name } };
    await store.saveCatalogue({ catalogue, after: 1, savedAt: 2 });
    // What comes over a network comes in a turn of its own.
    await nextTurn();
    const after = await app.inject({ url: "/", headers: english });
    expect(after.body).toContain("<h1>Soup and more</h1>");
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test("answers 304 to a browser that has the page", async () => {
    const { app } = await openShop();
    const { headers } = await app.inject("/");
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await app.inject({
      url: "/",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers["vary"] });
    const other = await app.inject({
      url: "/",
      headers: { "if-none-match": String(headers.etag), ...english },
    });
    expect(other.statusCode).toBe(200);
  });

  test("sends the smallest encoding that the browser accepts", async () => {
    const { app } = await openShop();
    const plain = (await app.inject("/")).body;
    const ask = (accepted: string) =>
      app.inject({ url: "/", headers: { "accept-encoding": accepted } });
    await expect
      .poll(async () => (await ask("gzip, deflate, br")).headers["content-encoding"])
      .toBe("br");
    expect(brotliDecompressSync((await ask("br")).rawPayload).toString()).toBe(plain);
    const gzip = await ask("br;q=0, gzip");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect((await ask("identity")).headers["content-encoding"]).toBeUndefined();
  });

  test("is not used in development", async () => {
    const sign = watchedSign();
    const { app } = await openShop({ renderer: sign, isDevelopment: true });
    await app.inject("/");
    const answer = await app.inject("/some/page");
    expect(sign.render.mock.calls.map(([{ path }]) => path)).toEqual(["/", "/some/page"]);
    expect(answer.headers["content-security-policy"]).toBeUndefined();
  });
});

describe("a page that cannot be rendered", () => {
  const broken = () => {
    const render = vi.fn(signRenderer.render).mockRejectedValue(new Error("a bug in the site"));
    return { render };
  };

  test("is answered with 500 in both languages, and its error is only logged", async () => {
    const { app, log } = await openShop({ renderer: broken() });
    const answer = await app.inject("/");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain("משהו השתבש");
    expect(answer.body).toContain("Something went wrong");
    expect(answer.body).not.toContain("bug");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(log()).toContain("a bug in the site");
  });

  test("is rendered again for the next visitor", async () => {
    const sign = broken();
    const { app } = await openShop({ renderer: sign });
    await app.inject("/");
    sign.render.mockImplementation(signRenderer.render);
    expect((await app.inject("/")).statusCode).toBe(200);
  });
});

describe("a page's security headers", () => {
  test("allow its own scripts, and inline ones by hash", async () => {
    const { app } = await openShop();
    const answer = await app.inject("/cart");
    const hash = createHash("sha256").update('document.title = "/cart"').digest("base64");
    expect(answer.headers["content-security-policy"]).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; object-src 'none'`,
    );
  });

  test("forbid framing, sniffing and referrers", async () => {
    const { app } = await openShop();
    expect((await app.inject("/")).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
  });

  test("require TLS only if the shop's origin has it", async () => {
    const plain = await openShop();
    expect((await plain.app.inject("/")).headers["strict-transport-security"]).toBeUndefined();
    const { app } = await openShop({ config: { publicOrigin: "https://shop.example" } });
    expect((await app.inject("/")).headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
