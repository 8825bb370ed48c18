import { describe, expect, test } from "vitest";
import { messagesIn } from "#desk/language/messages.ts";
import { languages } from "#domain/language/language.ts";
import { renderPaper } from "./testing/render-paper.tsx";

describe.each(languages)("in %s", (language) => {
  const { otherBrowser } = messagesIn(language).paper;
  const noticesOf = (sheet: string, control: "each-page" | "all-pages" | "print-window") => {
    const html = renderPaper(sheet, { language, control });
    return Object.values(otherBrowser).filter((text) => html.includes(`>${text}<`));
  };

  test.each(["kitchen", "slips", "route"])("says how %s gets page numbers", (sheet) => {
    expect(noticesOf(sheet, "each-page")).toEqual([]);
    expect(noticesOf(sheet, "all-pages")).toEqual([otherBrowser.pageNumbers]);
    expect(noticesOf(sheet, "print-window")).toEqual([otherBrowser.pageNumbers]);
  });

  test("says that labels need the right settings only where the print window decides about margins", () => {
    expect(noticesOf("labels", "each-page")).toEqual([]);
    expect(noticesOf("labels", "all-pages")).toEqual([]);
    expect(noticesOf("labels", "print-window")).toEqual([otherBrowser.labels]);
  });

  test("says how the roll comes out, and leads to the slips on A4 where it may not", () => {
    expect(noticesOf("roll", "each-page")).toEqual([]);
    expect(noticesOf("roll", "all-pages")).toEqual([otherBrowser.sameLength]);
    expect(noticesOf("roll", "print-window")).toEqual([otherBrowser.roll, otherBrowser.slipsOnA4]);
    const html = renderPaper("roll?only=changed", { language, control: "print-window" });
    expect(html).toContain('href="/desk/paper/slips?only=changed"');
  });
});
