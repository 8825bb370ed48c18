import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { boughtText, listChanges, toBuy } from "#domain/order/to-buy.ts";
import { Note } from "#web/ui/layout.tsx";
import { rowLeadsClass } from "#web/ui/screen.tsx";

/** More of this and less of that than on the shopping list that was printed; nothing where nothing changed, or nothing was printed. */
export function ListChangesNote({ printed, shopping }: Pick<DeskWeek, "printed" | "shopping">) {
  const { language } = useLanguage();
  const { shopping: texts } = useTexts(recipeTexts);
  const last = printed.find(({ sheet }) => sheet === "shopping");
  const changes = listChanges(last?.list ?? [], shopping.items);
  if (last === undefined || changes.length === 0) return null;
  return (
    <Note as="details" open>
      <summary className={rowLeadsClass}>
        {texts.changedSince(shownMoment(last.at, language))}
      </summary>
      <ul>
        {changes.map(({ item, by }) => (
          <li key={item.ingredient}>
            {toBuy(item) === 0
              ? texts.removed(item.name)
              : texts[by > 0 ? "more" : "less"](
                  item.name,
                  boughtText(Math.abs(by), item, language),
                )}
          </li>
        ))}
      </ul>
    </Note>
  );
}
