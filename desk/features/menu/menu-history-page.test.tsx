import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import type { Language } from "#domain/language/language.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { MenuHistoryPage } from "./menu-history-page.tsx";
import type { Version } from "./version-list.tsx";
import { isGuardedSince } from "./version-list.tsx";

const { he, en } = menuHistoryTexts;

type Difference = Version["changes"][number];

const soup = { he: "מרק עדשים", en: "Lentil soup" };
const difference = (changes: Partial<Difference>): Difference => ({
  thing: "dish",
  kind: "sold-out",
  id: "soup",
  name: soup,
  ...changes,
});

/** The page with two versions, of which the newer one has these changes. */
function pageWith(
  changes: readonly Difference[],
  language: Language = "en",
  device: Version["device"] = { name: "Phone", isThis: true },
): string {
  const savedAt = Date.UTC(2026, 10, 19, 14, 5);
  const catalogue = soupKitchenWith("menu.0.position", 1);
  const first = { version: 1, savedAt, device: null, changes: [] };
  const answers = {
    "catalogue {}": { version: 2, catalogue },
    'catalogueVersions {"before":null}': [{ version: 2, savedAt, device, changes }, first],
  };
  return renderInDesk(language, <MenuHistoryPage />, { path: "/menu/history", answers });
}

const versionsOf = (page: ReturnType<typeof onPage>): readonly HTMLElement[] =>
  page.getAllByRole("heading", { level: 2 }).flatMap((moment) => moment.closest("li") ?? []);

test("a version says when and where it was saved and what it changed, in words", () => {
  const page = onPage(
    pageWith([
      difference({}),
      difference({ kind: "renamed", nameBefore: { he: "מרק", en: "Soup" } }),
      difference({ thing: "selection", name: { he: "ליטר", en: "Litre" }, dishName: soup }),
      difference({ thing: "setting", kind: "changed", id: "payment", name: null }),
      difference({ thing: "week", kind: "changed", id: "2026-11-25", name: null }),
    ]),
  );
  expect(shownTextOf(page.body)).toContain("Thu, Nov 19, 4:05 pm");
  const device = page.getByText("Phone", { selector: "bdi" });
  expect(device.parentElement?.textContent).toBe(`Phone (${en.thisDevice})`);
  const [newer] = versionsOf(page);
  if (newer === undefined) throw new Error("there are two versions");
  expect(
    within(newer)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  ).toEqual([
    "Lentil soup: sold out",
    "Lentil soup: renamed from “Soup”",
    "Lentil soup, Litre: sold out",
    "Payment: details changed",
    "The round of Wednesday, November 25: details changed",
  ]);
});

test("only older versions can be restored, and the first one says what it is", () => {
  const page = onPage(pageWith([difference({})], "he", null));
  expect(shownTextOf(page.body)).toContain("מרק עדשים: אזל");
  expect(shownTextOf(page.body)).toContain(he.noDevice);
  const [newer = "", first = "", ...others] = versionsOf(page).map(shownTextOf);
  expect(others).toEqual([]);
  expect(newer).toContain(he.now);
  expect(newer).not.toContain(he.restore);
  expect(first).toContain(he.first);
  expect(first).toContain(he.restore);
});

test("restoring a version that names another payee may need a passkey", () => {
  const versionWith = (version: number, changes: readonly Difference[]): Version => ({
    version,
    savedAt: 0,
    device: null,
    changes,
  });
  const setting = (id: string) => difference({ thing: "setting", kind: "changed", id, name: null });
  const versions = [
    versionWith(4, [difference({ id: "payment" }), setting("kashrut")]),
    versionWith(3, [setting("kashrut"), setting("payment")]),
    versionWith(2, []),
    versionWith(1, []),
  ];
  expect([3, 2, 1].map((version) => isGuardedSince(versions, version))).toEqual([
    false,
    true,
    true,
  ]);
});

test("many changes are behind a press", () => {
  const changes = Array.from({ length: 9 }, (_, at) => difference({ id: `soup-${String(at)}` }));
  const more = onPage(pageWith(changes)).getByText(en.andMore(3), { selector: "summary" });
  expect(more.closest("details")?.open).toBe(false);
});
