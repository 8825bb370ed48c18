import { afterEach, expect, test, vi } from "vitest";
import { callOverHttp } from "#desk/data/calls/call-desk.ts";
import type { Language } from "#domain/language/language.ts";
import { earlyAnswersName } from "./early-answers-name.ts";
import { createEarlyFetch } from "./early-fetch.ts";
import { earlyScript } from "./early-script.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const nameOf = (body: unknown) => String(Object.keys(JSON.parse(String(body)) as object)[0]);
/** Answers a call with who has answered it. */
const answer = (body: unknown, by: string) => Response.json({ [nameOf(body)]: { answer: by } });

const texts = { he: ["/desk/assets/he.js"], en: ["/desk/assets/en.js"] };
const build = "/desk/assets/index-a1b2.js";

/** Opens an address of the desk: the script of the page runs, then the desk asks. */
function openPage(address: string, language: Language | null, failure?: Error) {
  const early: string[] = [];
  const loaded: unknown[] = [];
  const { pathname, search } = new URL(address, "https://shop.example");
  vi.stubGlobal("location", { pathname, search });
  vi.stubGlobal("localStorage", { getItem: () => language });
  vi.stubGlobal("document", {
    createElement: (name: string) => ({ name }),
    head: { append: (element: unknown) => loaded.push(element) },
  });
  vi.stubGlobal("fetch", async (_url: string, { body, headers }: RequestInit) => {
    expect(headers).toMatchObject({ "desk-build": build });
    early.push(nameOf(body));
    if (failure !== undefined) throw failure;
    return Promise.resolve(answer(body, "early"));
  });
  vi.stubGlobal(earlyAnswersName, undefined);
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser gets it as text, too
  new Function(earlyScript(texts, build))();
  const sent: string[] = [];
  let age = 0;
  const { send, forget } = createEarlyFetch(
    (_url, init) => {
      sent.push(nameOf(init?.body));
      return Promise.resolve(answer(init?.body, "sent"));
    },
    () => age,
  );
  const call = callOverHttp(send);
  return {
    early,
    loaded,
    sent,
    forget,
    grow: (ms: number) => (age += ms),
    askMe: () => call("me", {}),
    askWeek: (week: string | null, shown: Language) => call("week", { week, language: shown }),
    askToday: () => call("today", {}),
  };
}

test.each(["he", "en"] as const)(
  "who is signed in and the week in %s are asked before the desk runs, and not again",
  async (language) => {
    const page = openPage("/desk/orders", language);
    expect(page.early).toEqual(["me", "week"]);
    expect(await page.askMe()).toEqual({ answer: "early" });
    expect(await page.askWeek(null, language)).toEqual({ answer: "early" });
    expect(page.sent).toEqual([]);
  },
);

test("each early answer is used once", async () => {
  const page = openPage("/desk", null);
  await page.askWeek(null, "he");
  expect(await page.askWeek(null, "he")).toEqual({ answer: "sent" });
});

test("other questions are sent", async () => {
  const page = openPage("/desk", "he");
  await page.askToday();
  await page.askWeek("2026-11-18", "he");
  await page.askWeek(null, "en");
  expect(page.sent).toEqual(["today", "week", "week"]);
});

test("a page of another week asks who is signed in only, and the page for signing in asks nothing", () => {
  expect(openPage("/desk/orders?week=2026-11-18", "he").early).toEqual(["me"]);
  expect(openPage("/desk/sign-in", "he").early).toEqual([]);
});

test.each([
  ["/desk", null, "he"],
  ["/desk/orders", "en", "en"],
  ["/desk/sign-in", "en", "en"],
] as const)(
  "the texts of the page %s of a device that has chosen %s are loaded with the other scripts",
  (address, chosen, shown) => {
    const link = { name: "link", rel: "modulepreload", href: `/desk/assets/${shown}.js` };
    expect(openPage(address, chosen).loaded).toEqual([link]);
  },
);

test("early answers are not used for another device that signs in, or after half a minute", async () => {
  const page = openPage("/desk", "he");
  page.forget();
  await page.askMe();
  expect(page.sent).toEqual(["me"]);

  const slow = openPage("/desk", "he");
  slow.grow(30_001);
  await slow.askWeek(null, "he");
  expect(slow.sent).toEqual(["week"]);
});

test("without a connection the desk learns that no answer came", async () => {
  const page = openPage("/desk", "he", new TypeError("Failed to fetch"));
  await expect(page.askMe()).rejects.toThrow("Failed to fetch");
});
