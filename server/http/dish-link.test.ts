import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { openShop, signRenderer } from "#server/testing/open-shop.ts";

test("the cache of pages has nothing for the link of a dish but the head that its preview needs, whatever ids strangers try", async () => {
  const head = '<meta property="og:title" content="Menu">';
  const soup = '<meta property="og:title" content="Soup for $& &amp; $1">';
  const render = vi.fn(async (request: Parameters<typeof signRenderer.render>[0]) => {
    const page = await signRenderer.render(request);
    const html = page.html.replace("<script>", () => `${head}<script>`);
    return { ...page, html, head, dishHeads: new Map([["soup-1", soup]]) };
  });
  const { app } = await openShop({ renderer: { render } });
  await app.ready();
  const menu = await app.inject("/");
  const renderings = render.mock.calls.length;
  const linked = await app.inject({
    url: "/?lang=he&dish=soup-1",
    headers: { "accept-encoding": "br" },
  });
  expect(linked.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(linked.rawPayload).toString()).toBe(
    menu.body.replace(head, () => soup),
  );
  expect(linked.headers["content-security-policy"]).toBe(menu.headers["content-security-policy"]);
  for (const id of ["none", "__proto__", "constructor", "<script>", ""]) {
    const unknown = await app.inject(`/?dish=${id}`);
    expect(unknown.statusCode).toBe(200);
    expect(unknown.headers.etag).toBe(menu.headers.etag);
  }
  expect(render).toHaveBeenCalledTimes(renderings);
});
