import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shoppingTexts } from "#desk/language/shopping-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { boughtText } from "#domain/order/bought-text.ts";
import { type ListChange, listChanges } from "#domain/order/to-buy.ts";
import { Note } from "#web/ui/layout.tsx";
import { rowLeadsClass } from "#web/ui/screen.tsx";

type Item = DeskWeek["shopping"]["items"][number];

/** So many changes are shown at once; more are folded in, so that the list is in sight. */
const mostOpen = 5;

/** More of this and less of that than on the shopping list that was printed; nothing where nothing changed, or nothing was printed. */
export function ListChangesNote({ printed, shopping }: Pick<DeskWeek, "printed" | "shopping">) {
  const { language } = useLanguage();
  const texts = useTexts(shoppingTexts);
  const last = printed.find(({ sheet }) => sheet === "shopping");
  const { changes, deleted, count } = listChanges(last?.list ?? [], shopping.items);
  if (last === undefined || count === 0) return null;
  const line = ({ item, by, now }: ListChange<Item>) => {
    const all = boughtText(now, item, language);
    if (now === 0) return texts.removed(item.name);
    if (by === now) return texts.added(item.name, all);
    const some = boughtText(Math.abs(by), item, language);
    return texts[by > 0 ? "more" : "less"](item.name, some, all);
  };
  return (
    <Note as="details" open={count <= mostOpen}>
      <summary className={rowLeadsClass}>
        {texts.changedSince(shownMoment(last.at, language))}
      </summary>
      <ul>
        {changes.map((each) => (
          <li key={each.item.ingredient}>{line(each)}</li>
        ))}
        {deleted > 0 && <li>{texts.deleted(deleted)}</li>}
      </ul>
    </Note>
  );
}
