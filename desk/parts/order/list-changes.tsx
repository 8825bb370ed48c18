import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shoppingTexts } from "#desk/language/shopping-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { boughtText } from "#domain/order/bought-text.ts";
import { type ChangedItem, countChanges, listChanges } from "#domain/order/to-buy.ts";
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
  const changes = listChanges(last?.list ?? [], shopping.items);
  if (last === undefined || countChanges(changes) === 0) return null;
  const line = ({ item, by, now }: ChangedItem<Item>, isMore: boolean) => {
    const all = boughtText(now, item, language);
    if (isMore && by === now) return texts.added(item.name, all);
    if (now === 0) return texts.removed(item.name);
    return texts[isMore ? "more" : "less"](item.name, boughtText(by, item, language), all);
  };
  return (
    <Note as="details" open={countChanges(changes) <= mostOpen}>
      <summary className={rowLeadsClass}>
        {texts.changedSince(shownMoment(last.at, language))}
      </summary>
      <ul>
        {changes.more.map((each) => (
          <li key={each.item.ingredient}>{line(each, true)}</li>
        ))}
        {changes.less.map((each) => (
          <li key={each.item.ingredient}>{line(each, false)}</li>
        ))}
        {changes.deleted > 0 && <li>{texts.deleted(changes.deleted)}</li>}
      </ul>
    </Note>
  );
}
