import { expect, test } from "vitest";
import { staticPage } from "./static-page.ts";

test("the static page keeps markup, styles, icons and fonts, looks as in a new browser, and drops scripts, data and code preloads", () => {
  const page = staticPage(
    [
      '<html lang="he"><head><link rel="icon" href="/icon.svg"><link rel="preload" as="font" href="/a.woff2">',
      "<script>\nif (1 < 2) run();\n</script>",
      '<script type="module" src="/a.js"></script>',
      '<link rel="modulepreload" href="/b.js"><link rel="preload" as="script" href="/c.js">',
      "<style>h3 { color: red }</style></head>",
      '<body><h3>Soup</h3><script type="application/json" id="answers">{}</script></body>',
    ].join(""),
  );
  expect(page).toBe(
    [
      '<html class="able" lang="he"><head><link rel="icon" href="/icon.svg"><link rel="preload" as="font" href="/a.woff2">',
      "<style>h3 { color: red }</style></head><body><h3>Soup</h3></body>",
    ].join(""),
  );
});
