import type { CatalogueVersionsQuery } from "#contract/generated/desk-operations.ts";
import { dayText } from "#desk/language/days.ts";
import type { MenuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import type { Language } from "#domain/language/language.ts";

export type Difference = CatalogueVersionsQuery["catalogueVersions"][number]["changes"][number];

/** What a version changed, as a line: `Lentil soup: sold out`. */
export function differenceText(
  { thing, kind, id, name, nameBefore, dishName }: Difference,
  language: Language,
  texts: MenuHistoryTexts,
): string {
  const what = kind === "renamed" ? texts.renamed(nameBefore?.[language] ?? "") : texts.kinds[kind];
  return texts.line(thingText(), what);

  function thingText(): string {
    const own = name?.[language] ?? "";
    switch (thing) {
      case "setting":
        // A newer server may name a setting that this page does not know.
        return (messagesIn(language).today.settings as Readonly<Record<string, string>>)[id] ?? id;
      case "week":
        return texts.things.week(dayText(id, language));
      case "selection":
        return texts.things.selection(own, dishName?.[language] ?? "");
      case "dish":
      case "dish_type":
      case "place":
      case "limit":
        return texts.things[thing](own);
    }
  }
}
