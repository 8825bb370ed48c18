import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import {
  chatText,
  draftFor,
  invitationText,
  isChatDraft,
  onKept,
  shownText,
  type WeekMessage,
  withTyped,
} from "./chat-draft.ts";

const message: WeekMessage = {
  week: "2026-01-07",
  greeting: { he: "שבוע טוב!", en: "" },
  text: { he: "ההזמנות נסגרות ביום רביעי.", en: "Orders close on Wednesday." },
  dishes: [{ id: "soup-1", name: { he: "מרק עוף", en: "Chicken soup" } }],
  regulars: [],
  invitation: { he: "נתראה השבוע?", en: "" },
};
const fresh = draftFor(message, undefined);
const origin = "https://shop.example";
const chat = (draft = fresh, languages: readonly Language[] = ["he"]) =>
  chatText(message, draft, languages, origin);

test("greeting, text and link follow each other, in one language or in both", () => {
  expect(chat()).toBe(
    "שבוע טוב!\n\nההזמנות נסגרות ביום רביעי.\n\nלתפריט ולהזמנה:\nhttps://shop.example/",
  );
  // There is no greeting in English.
  const english = "Orders close on Wednesday.\n\nMenu and orders:\nhttps://shop.example/?lang=en";
  expect(chat(fresh, ["en"])).toBe(english);
  expect(chat(fresh, ["he", "en"])).toBe(`${chat()}\n\n${english}`);
});

test("the link can lead to a dish, as long as it can be ordered", () => {
  const draft = { ...fresh, dish: "soup-1" };
  expect(chat(draft)).toMatch(/\n\nמרק עוף:\nhttps:\/\/shop\.example\/\?dish=soup-1$/u);
  expect(chat(draft, ["en"])).toMatch(/\n\nChicken soup:\n.*\/\?lang=en&dish=soup-1$/u);
  expect(chat({ ...fresh, dish: "soup-2" })).toBe(chat());
});

test("what was typed stands in the place of the text, and says when that has changed", () => {
  const draft = withTyped(fresh, message, "text", "he", "מזמינים עד רביעי");
  expect(isChatDraft(structuredClone(draft))).toBe(true);
  expect(chat(draft)).toContain("שבוע טוב!\n\nמזמינים עד רביעי\n\n");
  expect(shownText(message, draft, "text", "he")).toMatchObject({
    isEdited: true,
    isOutdated: false,
  });
  const moved = { ...message, text: { ...message.text, he: "ההזמנות נסגרות ביום שלישי." } };
  expect(shownText(moved, draft, "text", "he")).toMatchObject({
    text: "מזמינים עד רביעי",
    isOutdated: true,
  });
  expect(shownText(moved, draft, "text", "en")).toMatchObject({
    isEdited: false,
    isOutdated: false,
  });
  const back = withTyped(draft, moved, "text", "he", moved.text.he);
  expect(shownText(moved, back, "text", "he")).toEqual({
    text: moved.text.he,
    isEdited: false,
    isOutdated: false,
  });
});

test("in the next week only what she writes for all weeks is left, until it is kept", () => {
  const edited = withTyped(fresh, message, "text", "he", "מזמינים עד רביעי");
  const greeted = { ...withTyped(edited, message, "greeting", "he", "חג שמח!"), dish: "soup-1" };
  const draft = withTyped(greeted, message, "invitation", "he", "בא לכם מרק?");
  const next = { ...message, week: "2026-01-14" };
  const carried = draftFor(next, draft);
  expect(chatText(next, carried, ["he"], origin)).toBe(chat().replace("שבוע טוב!", "חג שמח!"));
  expect(invitationText(next, carried, "he", origin)).toBe(
    "בא לכם מרק?\n\nלתפריט ולהזמנה:\nhttps://shop.example/",
  );
  const kept = { ...next, greeting: { he: "שלום לכולם", en: "" } };
  expect(shownText(kept, carried, "greeting", "he").text).toBe("שלום לכולם");
});

test("what was typed while this device kept an earlier text stays", () => {
  const typed = withTyped(fresh, message, "greeting", "he", "חג שמח!");
  const shown = (greeting: string) => {
    const kept = { ...message, greeting: { he: greeting, en: "" } };
    return shownText(kept, onKept(typed, kept, "greeting"), "greeting", "he");
  };
  expect(shown("חג")).toMatchObject({ text: "חג שמח!", isEdited: true });
  expect(shown("חג שמח!")).toMatchObject({ text: "חג שמח!", isEdited: false });
});

test("what another build has kept counts as none", () => {
  const none = { he: null, en: null };
  const before = { week: message.week, greeting: none, invitation: none, text: none, dish: null };
  expect(isChatDraft(before)).toBe(false);
});
