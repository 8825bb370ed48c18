import { describe, expect, test } from "vitest";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleMe } from "#desk/testing/sample-me.ts";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { DeviceListRow, PastDevices } from "./devices-page.tsx";

const { device: owner } = sampleMe("owner");
const driver = { ...sampleMe("driver").device, id: 2, name: "42", isThis: false };
const row = (language: "he" | "en", device: typeof owner) =>
  renderInDesk(
    language,
    <DeviceListRow
      device={{ ...device, name: "42" }}
      onRevoke={() => undefined}
      onRenamed={() => undefined}
    />,
  );

describe.each(languages)("in %s", (language) => {
  const { devices: texts } = messagesIn(language);
  const revokes = (html: string) =>
    onPage(html).queryAllByRole("button", { name: texts.revokeThis("42"), hidden: true });

  test("another device can be revoked by name, and says what it may do", () => {
    const html = row(language, driver);
    expect(revokes(html)).toHaveLength(1);
    expect(html).toContain(texts.roleDoes.driver);
    expect(foreignWords(html, language)).toEqual([]);
  });

  test("this device cannot be revoked here: it signs out", () => {
    const html = row(language, { ...owner, hasPasskey: true });
    expect(revokes(html)).toEqual([]);
    expect(html).toContain(texts.thisOne);
    expect(html).toContain(texts.hasPasskey);
  });

  test("devices that are out are listed with the reason", () => {
    const revoked = { ...driver, revokedAt: Date.UTC(2026, 10, 19, 14, 5) };
    const ended = { ...driver, id: 3 };
    const html = renderInDesk(
      language,
      <PastDevices devices={[revoked, ended]} onRevoke={() => undefined} />,
    );
    expect(html).toContain(texts.past(2));
    expect(html).toContain(language === "he" ? "16:05" : "4:05 pm");
    expect(html).toContain(texts.wasEnded);
    expect(foreignWords(html, language)).toEqual([]);
    expect(renderInDesk(language, <PastDevices devices={[]} onRevoke={() => undefined} />)).toBe(
      "",
    );
  });

  test("a device that signed out can be revoked while it keeps a passkey", () => {
    const ended = (hasPasskey: boolean) =>
      renderInDesk(
        language,
        <PastDevices devices={[{ ...driver, hasPasskey }]} onRevoke={() => undefined} />,
      );
    expect(revokes(ended(true))).toHaveLength(1);
    expect(ended(true)).toContain(texts.hasPasskey);
    expect(onPage(ended(false)).queryByRole("button", { hidden: true })).toBeNull();
  });
});
