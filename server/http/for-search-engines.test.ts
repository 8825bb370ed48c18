import { describe, expect, test } from "vitest";
import { openShop } from "#server/testing/open-shop.ts";
import { pagePaths } from "./page-cache.ts";

const publicOrigin = "https://shop.example";

describe("a shop with a public origin", () => {
  test("has a sitemap of its pages in both languages, without the cart and the orders of a device", async () => {
    const { app } = await openShop({ config: { publicOrigin } });
    const answer = await app.inject("/sitemap.xml");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const addresses = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/gu)].map(
      ([, address]) => address,
    );
    const paths = pagePaths.filter((path) => !["/cart", "/my-orders"].includes(path));
    expect(addresses).toEqual(
      paths.flatMap((path) => [`${publicOrigin}${path}`, `${publicOrigin}${path}?lang=en`]),
    );
    expect(answer.body.match(/hreflang="x-default"/gu)).toHaveLength(addresses.length);
  });

  test("names the sitemap in robots.txt", async () => {
    const { app } = await openShop({ config: { publicOrigin } });
    const answer = await app.inject("/robots.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).toBe(
      "User-agent: *\nDisallow: /graphql\nDisallow: /desk\n\nSitemap: https://shop.example/sitemap.xml\n",
    );
  });

  test("serves every page of the sitemap, whatever host a client names", async () => {
    const { app } = await openShop({ config: { publicOrigin } });
    const { body } = await app.inject({ url: "/sitemap.xml", headers: { host: "evil.example" } });
    expect(body).not.toContain("evil");
    for (const [, address = ""] of body.matchAll(/<loc>(.*?)<\/loc>/gu)) {
      expect((await app.inject(address.slice(publicOrigin.length))).statusCode).toBe(200);
    }
  });
});

test("a shop without a public origin has no sitemap, whatever host a client names", async () => {
  const { app } = await openShop({ config: { publicOrigin: undefined } });
  const headers = { host: "evil.example" };
  expect((await app.inject({ url: "/sitemap.xml", headers })).statusCode).toBe(404);
  const robots = await app.inject({ url: "/robots.txt", headers });
  expect(robots.body).toBe("User-agent: *\nDisallow: /graphql\nDisallow: /desk\n");
});
