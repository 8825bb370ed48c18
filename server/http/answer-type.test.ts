import { expect, test } from "vitest";
import { answerType } from "./answer-type.ts";

const older = "application/json";
const newer = "application/graphql-response+json";

test.each([
  [undefined, older],
  ["", older],
  ["*/*", older],
  ["application/*", older],
  [older, older],
  [newer, newer],
  [`${newer}, ${older}`, newer],
  [`${older}, ${newer}`, newer],
  [`${newer};q=0.5, ${older}`, older],
  [`${newer}; charset=utf-8, ${older}; q=0.9`, newer],
  [`${newer};q=0, */*`, older],
  ["Application/GraphQL-Response+JSON", newer],
  ["text/html", undefined],
  [`${older};q=0`, undefined],
])("Accept: %s is answered with %s", (accept, type) => {
  expect(answerType(accept)).toBe(type);
});
