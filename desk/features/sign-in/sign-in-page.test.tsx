import { afterEach, describe, expect, test, vi } from "vitest";
import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { type Language, languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { SignInForm } from "./sign-in-page.tsx";

const { signIn } = messagesIn("en");

interface Shown {
  readonly language?: Language;
  readonly keepsDrafts?: boolean;
  readonly waiting?: number;
  readonly unsent?: readonly string[];
}

function render(reason: NotSignedInReason, shown: Shown = {}) {
  const { language = "en", keepsDrafts = false, waiting = 0, unsent = [] } = shown;
  const form = (
    <SignInForm
      reason={reason}
      keepsDrafts={keepsDrafts}
      waiting={waiting}
      unsent={unsent}
      onDropMarks={() => undefined}
      onSignedIn={() => undefined}
    />
  );
  return renderInDesk(language, form);
}

function openBrowser({ isSecure = true, knowsPasskeys = true } = {}) {
  vi.stubGlobal("window", { isSecureContext: isSecure });
  vi.stubGlobal("PublicKeyCredential", knowsPasskeys ? () => undefined : undefined);
}

afterEach(() => void vi.unstubAllGlobals());

describe.each(languages)("in %s", (language) => {
  test.each(["unknown", "revoked", "ended", "idle"] as const)(
    "a device that is signed out (%s) says why",
    (reason) => {
      openBrowser();
      const html = render(reason, { language });
      const text = messagesIn(language).signIn.reasons[reason];
      expect(html).toContain(text.title);
      expect(html).toContain(text.todo);
      expect(foreignWords(html, language)).toEqual([]);
    },
  );
});

test("a device that was never signed in may use a passkey, or learns how to get a link", () => {
  openBrowser();
  const html = render("none");
  expect(html).toContain(signIn.withPasskey);
  expect(html).toContain("npm run desk -- link");
  for (const reason of ["unknown", "revoked", "ended", "idle"] as const)
    expect(html).not.toContain(signIn.reasons[reason].title);
});

test("a seller reads that her drafts wait", () => {
  openBrowser();
  expect(render("idle", { keepsDrafts: true })).toContain(signIn.draftsWait);
  expect(render("idle")).not.toContain(signIn.draftsWait);
});

test.each(languages)("a seller reads how many of her marks wait, in %s", (language) => {
  openBrowser();
  const texts = messagesIn(language).signIn;
  for (const waiting of [1, 3]) {
    const html = render("ended", { language, waiting });
    expect(html).toContain(texts.marksWait(waiting));
    expect(html).toContain(texts.dropMarks);
    expect(foreignWords(html, language)).toEqual([]);
  }
  expect(render("ended", { language })).not.toContain(texts.dropMarks);
});

test("presses that were never sent are named", () => {
  openBrowser();
  const html = render("revoked", { unsent: ["Ruth Cohen: packed"] });
  expect(html).toContain(signIn.unsent);
  const unsent = onPage(html).getAllByRole("listitem", { hidden: true });
  expect(unsent.map((press) => press.textContent)).toContain("Ruth Cohen: packed");
  expect(render("revoked")).not.toContain(signIn.unsent);
});

test("a browser without passkeys and a page without TLS say what to do", () => {
  openBrowser({ knowsPasskeys: false });
  expect(render("none")).toContain(signIn.problems.NO_PASSKEYS.todo);
  expect(render("none")).not.toContain(signIn.withPasskey);
  openBrowser({ isSecure: false });
  expect(render("none")).toContain(signIn.problems.NOT_HTTPS.todo);
  const [help] = onPage(render("none")).getAllByRole("group");
  expect(help?.matches("details[open]")).toBe(true);
});
