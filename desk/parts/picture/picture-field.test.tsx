import { expect, test } from "vitest";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { onPage } from "#web/testing/parse-page.ts";
import { PictureField } from "./picture-field.tsx";
import { outcomeOf } from "./send-picture.ts";

const soup = { image: "soup-1.webp", thumbnail: "soup-1-thumbnail.webp" };
const ignore = () => undefined;

test("a dish without a picture offers to add one, and one with a picture shows it, to be replaced or removed", () => {
  const without = renderInDesk("he", <PictureField value={null} onChange={ignore} />);
  expect(without).toContain("הוספת תמונה");
  expect(onPage(without).queryByRole("presentation")).toBeNull();
  expect(onPage(without).queryByRole("img")).toBeNull();
  expect(without).not.toContain("הסרת התמונה");
  const shown = renderInDesk("en", <PictureField value={soup} onChange={ignore} />);
  expect(shown).toContain('src="/webImages/soup-1-thumbnail.webp"');
  expect(shown).toContain("Replace the picture");
  expect(shown).toContain("Remove the picture");
});

test("an answer of the server is its picture or its refusal, and what a proxy says is understood as far as possible", () => {
  const problem = (code: string) => ({ kind: "problem", problem: code });
  expect(outcomeOf(200, soup)).toEqual({ kind: "sent", picture: soup });
  expect(outcomeOf(415, { code: "PICTURE_TYPE" })).toEqual(problem("PICTURE_TYPE"));
  expect(outcomeOf(413, null)).toEqual(problem("PICTURE_TOO_LARGE"));
  expect(outcomeOf(502, null)).toEqual(problem("UNREACHABLE"));
  expect(outcomeOf(200, { shop: "another" })).toEqual(problem("UNREACHABLE"));
});
