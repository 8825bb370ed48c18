import { expect, test } from "vitest";
import type { PlacedOrder } from "#contract/generated/schema-types.ts";
import type { TypedDocument } from "#contract/typed-document.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { openShop, signRenderer } from "#server/testing/open-shop.ts";
import { openWithOrder } from "#server/testing/open-with-order.ts";
import { placeAndLink } from "#server/testing/placed-order-calls.ts";
import type { PageRenderer } from "./page-renderer.ts";

const orderDocument: TypedDocument<
  { order: Pick<PlacedOrder, "number" | "isCancelled"> | null },
  { number: string; key: string }
> = {
  operationName: "PlacedOrder",
  text: "query PlacedOrder($number: ID!, $key: String!) { order(number: $number, key: $key) { number isCancelled } }",
};

/** A minimal site that shows an order. */
const orderRenderer: PageRenderer = {
  render: async (request) => {
    const [, page, number = "", key = ""] = request.path.split("/");
    if (page !== "order") return signRenderer.render(request);
    const { data } = await request.execute(orderDocument, { number, key });
    const text = JSON.stringify(data?.order);
    return { status: 200, html: `<html lang="${request.language}"><p>${text}</p></html>` };
  },
};

const openPages = (options: Parameters<typeof openWithOrder>[0] = {}) =>
  openWithOrder({ renderer: orderRenderer, ...options });

test("the page of an order is rendered for each request, and kept by nobody", async () => {
  const { app, link, cancel } = await openPages();
  const answer = await app.inject(link.page);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`{"number":"${link.number}","isCancelled":false}`);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex",
    "content-security-policy": expect.stringContaining("default-src 'none'; script-src 'self'"),
  });
  for (const name of ["content-language", "etag", "last-modified", "set-cookie"])
    expect(answer.headers).not.toHaveProperty(name);
  await cancel(true);
  expect((await app.inject(link.page)).body).toContain('"isCancelled":true');
});

test("it is in the language of the order, unless the address names another one", async () => {
  const { app, link } = await openPages();
  const languageAt = async (url: string, cookie = "") =>
    /lang="(..)"/u.exec((await app.inject({ url, headers: { cookie } })).body)?.[1];
  expect(await languageAt(link.page)).toBe("he");
  expect(await languageAt(link.page, "language=en")).toBe("he");
  expect(await languageAt(`${link.page}?lang=en`)).toBe("en");
  expect(await languageAt(`${link.page}?from=mail&lang=he`, "language=en")).toBe("he");
});

test("opening it changes nothing, however often and with whatever method", async () => {
  const { app, link, kinds } = await openPages();
  for (const url of [link.page, `${link.page}?isCancelled=true`, `${link.page}/cancel`])
    for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] as const)
      await app.inject({ method, url, payload: method === "POST" ? "isCancelled=true" : "" });
  expect(await kinds()).toEqual([]);
  const head = await app.inject({ method: "HEAD", url: link.page });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
});

test("a wrong key gives byte for byte what a number that does not exist gives", async () => {
  const { app, link } = await openPages();
  const { number, key } = link;
  const paths = [
    `/order/${number}/${"A".repeat(22)}`,
    `/order/123456788/${key}`,
    `/order/${number}/${key}A`,
    `/order/${number}/${key}/`,
    `/order/${number}/${key.slice(0, 21)}`,
    `/order/${number}`,
    `/order/${number}/`,
    `/order//${key}`,
    "/order/",
    "/order/%00/%00",
    `/order/${number}%2F${key}/x`,
    `/order/${"1".repeat(2_000)}/${key}`,
    `/order/${number}/<script>alert(1)</script>`,
  ];
  for (const accept of ["", "br"]) {
    const answers = await Promise.all(
      paths.map((url, index) =>
        app.inject({
          url,
          headers: { "accept-encoding": accept },
          remoteAddress: `192.0.2.${String(index)}`,
        }),
      ),
    );
    const [first] = answers;
    for (const { statusCode, headers, rawPayload } of answers) {
      expect(statusCode).toBe(404);
      const { date: _, ...others } = headers;
      const { date: __, ...ofFirst } = first?.headers ?? {};
      expect(others).toEqual(ofFirst);
      expect(rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true);
    }
    expect(first?.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    expect(first?.headers).not.toHaveProperty("content-language");
  }
  const unknown = await app.inject("/nothing");
  const wrong = await app.inject(paths[0] ?? "");
  expect(wrong.body).toBe(unknown.body);
  expect((await app.inject(`${paths[0] ?? ""}?lang=en`)).body).toContain('lang="en"');
});

test("after ten wrong keys in a minute an address is answered with 429, and the right key opens anyway", async () => {
  const { app, link, clock } = await openPages();
  const wrong = { url: `/order/${link.number}/${"A".repeat(22)}`, remoteAddress: "192.0.2.1" };
  for (let tries = 0; tries < 10; tries += 1)
    expect((await app.inject(wrong)).statusCode).toBe(404);
  clock.now += 15_000;
  const limited = await app.inject(wrong);
  expect([limited.statusCode, limited.headers["retry-after"]]).toEqual([429, "45"]);
  expect(limited.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(limited.body).toContain("Too many requests");
  expect((await app.inject({ ...wrong, url: link.page })).statusCode).toBe(200);
  clock.now += 45_000;
  expect((await app.inject(wrong)).statusCode).toBe(404);
});

test("wrong keys of a clock that was ahead are forgotten, and are warned of again, when it is right", async () => {
  const { app, link, clock, log } = await openPages();
  const wrong = { url: `/order/${link.number}/${"A".repeat(22)}`, remoteAddress: "192.0.2.1" };
  const tryMany = async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await app.inject(wrong)).statusCode);
    return statuses.lastIndexOf(404);
  };
  clock.now += 72 * 60 * 60_000;
  expect(await tryMany()).toBe(9);
  clock.now -= 72 * 60 * 60_000;
  expect(await tryMany()).toBe(9);
  expect(log().match(/many wrong keys/gu)).toHaveLength(2);
});

test("the addresses of orders' pages are cut in the log, also in errors", async () => {
  const { app, link, log } = await openPages({
    renderer: {
      render: (request) =>
        request.path.startsWith("/order")
          ? Promise.reject(
              new Error(`${request.path} failed`, {
                cause: new TypeError(`no ${request.path}?lang=he`),
              }),
            )
          : signRenderer.render(request),
    },
  });
  const { number, key } = link;
  const failed = await app.inject(`${link.page}?lang=en`);
  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toContain(key);
  for (const url of [
    `/order/${number}/${key}A`,
    `/%6frder/${number}/${key}`,
    `//order/${number}/${key}`,
    `/Order/${number}/${key}`,
    `/order/${number}/${encodeURIComponent(`"${key}"`)}`,
    `/order/${number}/%E0%A4%A/${key}`,
  ])
    await app.inject(url);
  expect(log()).toContain("a page could not be rendered");
  expect(log()).toContain('"path":"/order/…"');
  expect(log()).not.toContain(key);
  for (const line of log().trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
});

test("a store that cannot answer gives 503, and a damaged order 500", async () => {
  let error: Error | undefined;
  const { app, link, log } = await openPages({
    change: (store) => ({
      ...store,
      findWorkingOrder: (number) =>
        error === undefined ? store.findWorkingOrder(number) : Promise.reject(error),
    }),
  });
  error = new StoreUnavailable("locked");
  const away = await app.inject(link.page);
  expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "10"]);
  error = new StoreDamaged("order is damaged");
  expect((await app.inject(link.page)).statusCode).toBe(500);
  // Nothing is looked up for a wrong key, so that its answer does not depend on the store either.
  expect((await app.inject(`${link.page}A`)).statusCode).toBe(404);
  expect(log()).not.toContain(link.key);
});

test("it is in no sitemap and in no robots.txt, which would name it", async () => {
  const { app } = await openShop({ config: { publicOrigin: "https://shop.example" } });
  await placeAndLink(app);
  for (const url of ["/sitemap.xml", "/robots.txt"])
    expect((await app.inject(url)).body).not.toContain("/order");
});

test("in development it is rendered too, and a wrong key gets the page for unknown addresses", async () => {
  const { app, link } = await openPages({ isDevelopment: true });
  const answer = await app.inject(link.page);
  expect([answer.statusCode, answer.headers["content-security-policy"]]).toEqual([200, undefined]);
  const wrong = await app.inject(`/order/${link.number}/${"A".repeat(22)}`);
  expect([wrong.statusCode, wrong.body.includes("<h1>")]).toEqual([404, true]);
});
