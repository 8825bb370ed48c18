import { expect, test } from "vitest";
import { foreignWords } from "./foreign-words.ts";

test("an untranslated text is found wherever it is", () => {
  const page = `<!DOCTYPE html><html lang="he"><head><meta charset="utf-8">
    <meta name="description" content="Home cooking"><title>תפריט</title></head><body>
    <p>מרק<br>Soup</p><img alt="Bowl" src="/soup.webp"><input placeholder="Name" />
    <button type="button" disabled aria-label="Close" class="quiet">×</button></body></html>`;
  expect(foreignWords(page, "he")).toEqual(["Home cooking", "Soup", "Bowl", "Name", "Close"]);
  expect(foreignWords('<p title="מרק">Soup, סלט</p>', "en")).toEqual(["מרק", "Soup, סלט"]);
});

test("an element with a lang is checked for that language", () => {
  expect(foreignWords('<p>שלום <b lang="en">Hello</b> לכם</p>', "he")).toEqual([]);
  expect(foreignWords('<p>שלום <b lang="en">Hello שלום</b> Bye</p>', "he")).toEqual([
    "Hello שלום",
    "Bye",
  ]);
});

test("names, addresses and code are ignored", () => {
  const page = `<p>ב־JavaScript בלבד, cook@soup.example</p><script>const close = "Close";</script>
    <!-- A remark --><a href="https://pay.example/ruth" class="link">לתשלום ב־₪20</a>`;
  expect(foreignWords(page, "he")).toEqual([]);
});

test("malformed HTML throws", () => {
  expect(() => foreignWords("<p>שלום", "he")).toThrow("is not closed");
});
