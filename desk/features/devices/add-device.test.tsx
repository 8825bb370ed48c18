import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "#desk/data/session/me.ts";
import { MeContext } from "#desk/data/session/session-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { sampleMe } from "#desk/testing/sample-me.ts";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { PasskeyOffer } from "./add-device.tsx";

const signedInAt = Date.UTC(2026, 10, 22, 10);
const confirmedUntil = signedInAt + 600_000;

beforeEach(() => void vi.useFakeTimers({ now: signedInAt }));
afterEach(() => void vi.useRealTimers());

function render(language: "he" | "en", changes: Partial<Me>, canMakePasskey = true): string {
  return renderInDesk(
    language,
    <MeContext value={{ ...sampleMe(), ...changes }}>
      <PasskeyOffer canMakePasskey={canMakePasskey} onKept={() => undefined} />
    </MeContext>,
  );
}

test.each(languages)(
  "in %s a seller without a passkey can keep one right after signing in",
  (language) => {
    const { devices, signIn } = messagesIn(language);
    const html = render(language, { confirmedUntil });
    expect(html).toContain(devices.keepNow);
    expect(html).toContain(signIn.keep);
    expect(foreignWords(html, language)).toEqual([]);
  },
);

test.each(languages)(
  "in %s she needs a new link once the sign-in is not confirmed anymore",
  (language) => {
    const { devices, signIn } = messagesIn(language);
    vi.setSystemTime(confirmedUntil);
    const late = render(language, { confirmedUntil });
    expect(late).toContain(devices.linkFirst);
    expect(late).toContain("npm run desk -- link");
    expect(late).not.toContain(signIn.keep);
    expect(render(language, { confirmedUntil: null })).toBe(late);
    expect(foreignWords(late, language)).toEqual([]);
  },
);

test.each(languages)("in %s a browser that keeps no passkey says so", (language) => {
  const { devices, signIn } = messagesIn(language);
  const fresh = render(language, { confirmedUntil }, false);
  expect(fresh).toContain(devices.noPasskeyHere);
  expect(fresh).not.toContain(signIn.keep);
  vi.setSystemTime(confirmedUntil);
  const late = render(language, { confirmedUntil }, false);
  expect(late).toContain(devices.linkFirst);
  expect(late).toContain(devices.noPasskeyHere);
  expect(late).not.toContain(devices.thenKeep);
  expect(foreignWords(fresh + late, language)).toEqual([]);
});

test("a seller with a passkey is offered none", () => {
  expect(render("he", { confirmedUntil, hasPasskey: true })).toBe("");
});
