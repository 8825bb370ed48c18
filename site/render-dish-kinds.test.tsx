import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { messagesIn } from "./language/messages.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = {
  html: '<html lang="he"><title></title><script data-ahead=""></script><!--chunks--><!--page--><!--close--><!--answers-->',
};

test.each(languages)(
  "in %s every dish shows its kind by the rules of kashrut, and nothing if it is not known",
  async (language) => {
    const kindsShown = async (catalogue: typeof soupKitchen) => {
      const request = {
        path: "/",
        language,
        execute: answerFrom(catalogue),
        publicOrigin: undefined,
      };
      const { html } = await renderPage(request, template);
      const kinds = onPage(html).body.querySelectorAll("bdi + span");
      return [...kinds].map((kind) => kind.textContent);
    };
    const kinds = localizeMenu(soupKitchen.menu, language).flatMap(({ dishes }) =>
      dishes.flatMap(({ kind }) => kind ?? []),
    );
    expect(kinds).not.toEqual([]);
    const names = messagesIn(language).menu.kinds;
    expect(await kindsShown(soupKitchen)).toEqual(kinds.map((kind) => names[kind]));
    const menu = soupKitchen.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => ({ ...dish, kind: null })),
    }));
    expect(await kindsShown({ ...soupKitchen, menu })).toEqual([]);
  },
);
