import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#desk/data/session/me.ts";
import { MeContext } from "#desk/data/session/session-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleMe } from "#desk/testing/sample-me.ts";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { ConfirmHint } from "./confirm-hint.tsx";

const now = Date.UTC(2026, 10, 22, 10);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

function render(language: "he" | "en", changes: Partial<Me>, path = ""): string {
  return renderInDesk(
    language,
    <MeContext value={{ ...sampleMe(), ...changes }}>
      <ConfirmHint isDraft>Soup:</ConfirmHint>
    </MeContext>,
    { path },
  );
}

const linksOf = (html: string) =>
  onPage(html)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

test.each(languages)("in %s it says before writing what saving will need", (language) => {
  const { confirmHint } = messagesIn(language).signIn;
  const late = render(language, { confirmedUntil: now });
  expect(late).toContain(`Soup: ${confirmHint.linkFirst} ${confirmHint.kept}`);
  expect(linksOf(late)).toEqual(["/desk/devices"]);
  const fresh = render(language, { confirmedUntil: now + 600_000 });
  expect(fresh).toContain("12:10");
  expect(linksOf(fresh)).toEqual(["/desk/devices"]);
  const withPasskey = render(language, { hasPasskey: true });
  expect(withPasskey).toContain(confirmHint.withPasskey);
  expect(linksOf(render(language, { confirmedUntil: now }, "/devices"))).toEqual([]);
  for (const html of [late, fresh, withPasskey])
    expect(foreignWords(html.replace("Soup:", ""), language)).toEqual([]);
  expect(render(language, { hasPasskey: true, confirmedUntil: now + 1 })).toBe("");
});
