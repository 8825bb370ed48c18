/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { messagesIn } from "./language/messages.ts";
import { weekSentence } from "./order-state/week-sentence.ts";
import { renderPage } from "./render-page.tsx";
import { answerAllBut, answerFrom, ordinaryWeek } from "./testing/answer-from-soup-kitchen.ts";

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };

describe.each(languages)("in %s", (language) => {
  const { deadline, deadlineHint } = messagesIn(language).shell;
  const hint = deadlineHint(deadline(3, 14, 0));
  const hintsOn = (html: string) => onPage(html).queryAllByText(hint, { selector: "p" });
  const pageIn = async (execute = answerFrom()) => {
    const request = { path: "/", language, execute, publicOrigin: undefined };
    return (await renderPage(request, template)).html;
  };

  test("an ordinary week has the hint of the specification, and nothing else about the week", async () => {
    const html = await pageIn();
    expect(hintsOn(html)).toHaveLength(1);
    expect(html).not.toContain(weekSentence(ordinaryWeek, language));
  });

  test.each([
    ["with another deadline", { isOrdinary: false, deadline: "2026-01-08T08:00:00.000Z" }],
    ["after a closed one, with its reason", { isOrdinary: false, reason: "Hanukkah" }],
    ["that is not open yet", { opensAt: "2026-01-04T06:00:00.000Z" }],
  ])("a week %s is shown in place of the hint", async (_, changes) => {
    const week = { ...ordinaryWeek, ...changes };
    const html = await pageIn(answerFrom(soupKitchen, week));
    expect(html).not.toContain(hint);
    const page = onPage(html);
    const said = weekSentence(week, language).replaceAll("\u00A0", " ");
    expect(page.queryAllByText(said, { selector: "p" })).not.toEqual([]);
    expect(page.body.querySelector("template")).toBeNull();
  });

  test("the menu says when the food comes, where the notice of the week does not say it", async () => {
    const [handOverDays, sentence] = {
      he: ["יום חמישי, 8 בינואר", "האוכל מגיע\nביום חמישי, 8 בינואר"],
      en: [
        "Thursday, January 8, 5 pm to 7 pm",
        "The food arrives on\nThursday, January 8, 5 pm to 7 pm",
      ],
    }[language] as [string, string];
    const week = { ...ordinaryWeek, handOverDays };
    const shown = onPage(await pageIn(answerFrom(soupKitchen, week)));
    const heading = shown.getByRole("heading", { level: 1 });
    expect(heading.nextElementSibling?.textContent?.replaceAll("\u00A0", " ")).toBe(sentence);

    const moved = onPage(await pageIn(answerFrom(soupKitchen, { ...week, isOrdinary: false })));
    expect(moved.getByRole("heading", { level: 1 }).nextElementSibling).toBeNull();
    expect(moved.getAllByText(`${handOverDays}.`, { exact: false, selector: "p" })).toHaveLength(1);
    const unset = onPage(await pageIn());
    expect(unset.getByRole("heading", { level: 1 }).nextElementSibling).toBeNull();
  });

  test("a server that does not know the order week has the hint", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(hintsOn(await pageIn(answerAllBut(["OrderWeek"])))).not.toEqual([]);
  });
});
