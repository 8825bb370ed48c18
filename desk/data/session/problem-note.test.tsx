import { describe, expect, test } from "vitest";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage, textsOf } from "#web/testing/parse-page.ts";
import { ProblemNote } from "./problem-note.tsx";
import type { AnyProblem } from "./sign-in.ts";

const problems = Object.keys(messagesIn("he").signIn.problems) as readonly AnyProblem[];

describe.each(languages)("in %s", (language) => {
  test.each(problems)("%s says what happened and what to do, and is announced", (problem) => {
    const html = renderInDesk(language, <ProblemNote problem={problem} />);
    const { title, todo } = messagesIn(language).signIn.problems[problem];
    const { body, getByRole } = onPage(html);
    const alert = getByRole("alert");
    expect([...body.children]).toEqual([alert]);
    const paragraphs = [...alert.querySelectorAll("p")].flatMap(textsOf);
    expect(paragraphs).toEqual(expect.arrayContaining([title, todo]));
    expect(foreignWords(html, language)).toEqual([]);
  });
});
