/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage, textsOf } from "#web/testing/parse-page.ts";
import { messagesIn } from "./language/messages.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };

const cook = {
  name: { he: "רות", en: "Ruth" },
  sentence: { he: "אני מבשלת כמו בבית.", en: "I cook as at home." },
  image: "ruth.webp",
  thumbnail: "ruth-small.webp",
};

test.each(languages)(
  "in %s the cook is named on the menu and beside the selling points, as far as the shop names her",
  async (language) => {
    const render = async (path: string, shown: typeof cook | object | null) => {
      const shop = { ...soupKitchen.shop, cook: shown && { ...cook, ...shown } };
      const execute = answerFrom({ ...soupKitchen, shop });
      const request = { path, language, execute, publicOrigin: undefined };
      const { html } = await renderPage(request, template);
      return { ...onPage(html), texts: textsOf(onPage(html).body) };
    };
    const { cook: whoCooks } = messagesIn(language).menu;
    for (const path of ["/", "/whyChooseArisGourmet"]) {
      const whole = await render(path, {});
      const photograph = whole.getByAltText(cook.name[language]);
      expect(photograph.getAttribute("src")).toBe("/webImages/ruth-small.webp");
      expect(whole.texts).toEqual(
        expect.arrayContaining([cook.name[language], cook.sentence[language]]),
      );
      const noText = { he: "", en: "" };
      const picture = await render(path, { name: noText, sentence: noText });
      expect(picture.getByAltText(whoCooks)).toBeDefined();
      const none = await render(path, null);
      expect(none.texts).not.toContain(whoCooks);
      expect(none.body.querySelector("details")).toBeNull();
    }
  },
);
