import { describe, expect, test } from "vitest";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { DeviceCode } from "./device-code.tsx";

const endsAt = Date.UTC(2026, 10, 27, 18);
const expiresAt = Date.UTC(2026, 10, 22, 10, 8);

function render(language: "he" | "en", origin: string, joined?: string): string {
  const link = { url: `${origin}/desk/sign-in#code`, expiresAt };
  const nothing = () => undefined;
  const shown = {
    link,
    role: "driver" as const,
    endsAt,
    joined: joined === undefined ? undefined : { id: 2, name: joined },
    onReload: nothing,
  };
  return renderInDesk(language, <DeviceCode {...shown} onClose={nothing} />);
}

describe.each(languages)("in %s", (language) => {
  const { devices: texts } = messagesIn(language);

  test("the code is shown with its role, its end, and how long it is good", () => {
    const html = render(language, "https://shop.example");
    expect(onPage(html).queryAllByRole("img", { name: texts.codeTitle })).toHaveLength(1);
    expect(html).toContain(texts.roles.driver);
    expect(html).toContain(language === "he" ? "20:00" : "8 pm");
    expect(html).toContain(language === "he" ? "12:08" : "12:08 pm");
    expect(html).toContain(texts.scan);
    expect(foreignWords(html, language)).toEqual([]);
  });

  test("a link of this machine says that no phone can open it", () => {
    const html = render(language, "http://localhost:3000");
    expect(html).toContain(texts.onlyHere);
    expect(html).not.toContain(texts.scan);
  });

  test("a device that is in is named, and its code is gone", () => {
    const html = render(language, "https://shop.example", "42");
    expect(html).toContain(texts.joined("\u206842\u2069"));
    expect(onPage(html).queryByRole("img")).toBeNull();
  });
});
