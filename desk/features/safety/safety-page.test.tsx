import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { type Language, languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { ToldProblems } from "./safety-page.tsx";

const at = (hour: number) => Date.UTC(2026, 0, 5, hour);
const mail = { to: "nephew@shop.example", begunAt: at(8), overAt: null, failure: null };
const told: AnswerOf<"toldProblems"> = [
  {
    kind: "mails-waiting",
    since: at(9),
    overAt: null,
    devices: 0,
    mail: { ...mail, begunAt: null, failure: "login" },
  },
  { kind: "disk", since: at(7), overAt: at(10), devices: 2, mail: { ...mail, overAt: at(11) } },
  { kind: "of-a-later-version", since: at(6), overAt: at(7), devices: 1, mail: null },
];

const render = (language: Language, toldProblems = told) =>
  renderInDesk(language, <ToldProblems />, { answers: { "toldProblems {}": toldProblems } });

test("each problem has its time, who got a mail and when it left or why not, and how many devices got a message", () => {
  const { getByRole, getByText } = onPage(render("en"));
  const texts = safetyTexts.en;
  const rows = within(getByRole("list")).getAllByRole("listitem").map(shownTextOf);
  expect(rows).toEqual([
    "|Emails wait to be sent|When|Since Mon, Jan 5, 11 am, not over yet|Email to whoever runs the site|nephew@shop.example|The email could not be sent: The shop’s mail server refuses the sign-in; the settings must be corrected.|Notification|To no device|",
    "|The server is running out of space|When|Mon, Jan 5, 9 am to Mon, Jan 5, 12 pm|Email to whoever runs the site|nephew@shop.example|When it began: Mon, Jan 5, 10 am|When it was solved: Mon, Jan 5, 1 pm|Notification|To 2 devices|",
    "|Something was wrong with the server|When|Mon, Jan 5, 8 am to Mon, Jan 5, 9 am|Email to whoever runs the site|None was sent|Notification|To 1 device|",
  ]);
  expect(getByText(texts.noMailHint)).toBeDefined();
});

test("a shop in which nothing was wrong says so", () => {
  const { getByText, queryByText } = onPage(render("he", []));
  expect(getByText(safetyTexts.he.nothingTold)).toBeDefined();
  expect(queryByText(safetyTexts.he.noMailHint)).toBeNull();
});

test.each(languages)("in %s there is no word in the other language", (language) => {
  // The names of settings are the same in both.
  const withMails = told.filter((each) => each.mail !== null);
  expect(foreignWords(render(language, withMails), language)).toEqual([]);
});
