import { beforeEach, expect, test, vi } from "vitest";
import { readStoredLanguage, showLanguageOnPage, storeLanguage } from "./stored-language.ts";

let stored: Map<string, string>;
let asked: string[];
let page: { cookie: string; documentElement: { lang: string; dir: string } };
beforeEach(() => {
  stored = new Map();
  page = { cookie: "", documentElement: { lang: "", dir: "" } };
  asked = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", (address: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${address}`);
    return Promise.reject(new TypeError("no answer"));
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test("the chosen language is stored for the next visit and for the server", () => {
  storeLanguage("en");
  expect(stored.get("language")).toBe("en");
  expect(readStoredLanguage()).toBe("en");
  expect(page.cookie).toBe("language=en; Path=/; Max-Age=31536000; SameSite=Lax");
});

test("the server is asked at once to set the cookie too, which Safari keeps for longer, and nothing is asked without a connection", () => {
  storeLanguage("en");
  expect(asked).toEqual(["HEAD /"]);
  vi.stubGlobal("navigator", { onLine: false });
  storeLanguage("he");
  expect(asked).toHaveLength(1);
  expect(page.cookie).toContain("language=he");
});

test("without a choice, or with an unknown value, no language is read", () => {
  expect(readStoredLanguage()).toBeUndefined();
  stored.set("language", "fr");
  expect(readStoredLanguage()).toBeUndefined();
});

test("with blocked storage the choice is kept in the cookie only", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
  storeLanguage("en");
  expect(page.cookie).toContain("language=en");
  expect(readStoredLanguage()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(2);
});

test("the document gets the direction of the language", () => {
  showLanguageOnPage("he");
  expect(page.documentElement).toEqual({ lang: "he", dir: "rtl" });
  showLanguageOnPage("en");
  expect(page.documentElement).toEqual({ lang: "en", dir: "ltr" });
});
