import { expect, test } from "vitest";
import { parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import { languages, otherLanguage } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = {
  html: '<html lang="he"><title></title><script data-ahead=""></script><!--chunks--><!--page--><!--close--><!--answers-->',
};

async function menuPage(catalogue: typeof soupKitchen, language: "he" | "en"): Promise<string> {
  const request = { path: "/", language, execute: answerFrom(catalogue), publicOrigin: undefined };
  return (await renderPage(request, template)).html;
}
const marks = (html: string) =>
  [...onPage(html).body.querySelectorAll<HTMLElement>("span[lang][dir]")].map((mark) => [
    mark.lang,
    mark.dir,
    mark.textContent,
  ]);

test.each(languages)(
  "a menu page in %s marks the texts that there are in the other language only",
  async (language) => {
    const other = otherLanguage(language);
    const [soups, ...others] = soupKitchen.menu;
    const [soup, ...dishes] = soups?.dishes ?? [];
    if (soups === undefined || soup === undefined) throw new Error("no soup");
    const only = { he: "מרק של סבתא", en: "Grandmother’s soup" }[other];
    const name = { he: "", en: "", [other]: only };
    const menu = [{ ...soups, dishes: [{ ...soup, name }, ...dishes] }, ...others];
    const html = await menuPage(parseCatalogue({ ...soupKitchen, menu }), language);
    expect(marks(html)).toEqual([[other, other === "he" ? "rtl" : "ltr", only]]);
  },
);

test.each(languages)("a menu page in %s of complete texts has no mark", async (language) => {
  expect(marks(await menuPage(soupKitchen, language))).toEqual([]);
});
