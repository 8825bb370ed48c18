import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { byAisle } from "#desk/language/by-aisle.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { WorkPage } from "#desk/parts/order/work-page.tsx";
import { OpenFilter, useOpenFilter } from "#desk/parts/page/open-filter.tsx";
import { ShareBar } from "#desk/parts/page/share-bar.tsx";
import type { Language } from "#domain/language/language.ts";
import { boughtItems, boughtText, listChanges, toBuy } from "#domain/order/to-buy.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { CountBar } from "#web/ui/count-bar.tsx";
import { Note, Text } from "#web/ui/layout.tsx";
import { Bullets, rowLeadsClass, ScreenList } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import styles from "./shopping-page.module.css";
import { ShoppingRow } from "./shopping-row.tsx";

/** What is bought for a week, by aisle: a tick for what is there, and how much of it was at home already. */
export function ShoppingPage() {
  const { language, messages } = useLanguage();
  const { paper } = messages;
  const { shopping: texts } = useTexts(recipeTexts);
  const shown = useWeek();
  const { week } = shown;
  const { items, withoutRecipe, byPiece } = shown.shopping;
  const needed = items.filter(({ amount }) => amount > 0);
  const filter = useOpenFilter(
    needed.filter((item) => toBuy(item) === 0).map(({ ingredient }) => ingredient),
  );
  const { done, of } = boughtItems(needed);
  const aisles = byAisle(
    needed.filter(({ ingredient }) => filter.isShown(ingredient)),
    language,
  );
  const heading = `${paper.papers.shopping}, ${paper.week(dateText(week, language))}`;
  const notes = [
    { text: texts.withoutRecipe, dishes: withoutRecipe },
    { text: texts.byPiece, dishes: byPiece },
  ].filter(({ dishes }) => dishes.length > 0);
  return (
    <WorkPage
      texts={texts}
      paper="shopping"
      isEmpty={needed.length === 0 && withoutRecipe.length === 0}
    >
      {needed.length > 0 && (
        <CountBar count={done === of ? texts.allThere : texts.there(done, of)}>
          <OpenFilter texts={texts} filter={filter} />
        </CountBar>
      )}
      <ListChangesNote {...shown} />
      {notes.map(({ text, dishes }) => (
        <Text key={text} tone="soft">
          {text} {dishes.join(", ")}
        </Text>
      ))}
      {needed.length > 0 && aisles.length === 0 && (
        <State drawing="success" title={texts.allThere} />
      )}
      {aisles.map(([aisle, ofAisle]) => (
        <section key={aisle}>
          <h2 className={styles.aisle}>{aisle}</h2>
          <ScreenList isGrid>
            {ofAisle.map((item) => (
              <ShoppingRow key={item.ingredient} week={week} item={item} />
            ))}
          </ScreenList>
        </section>
      ))}
      {done < of && (
        <div className={styles.share}>
          <ShareBar text={shoppingText(heading, shown.shopping, language)} />
        </div>
      )}
    </WorkPage>
  );
}

/** More of this and less of that than on the shopping list that was printed; nothing where nothing changed, or nothing was printed. */
function ListChangesNote({ printed, shopping }: Pick<DeskWeek, "printed" | "shopping">) {
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
      <Bullets
        lines={changes.map(({ item, by }) =>
          toBuy(item) === 0
            ? texts.removed(item.name)
            : texts[by > 0 ? "more" : "less"](item.name, boughtText(Math.abs(by), item, language)),
        )}
      />
    </Note>
  );
}

/** The list for a chat: what is still to be bought, by aisle, below a heading, and the dishes of which nothing is in it. */
export function shoppingText(
  heading: string,
  { items, withoutRecipe }: DeskWeek["shopping"],
  language: Language,
): string {
  const open = items.filter((item) => toBuy(item) > 0);
  const aisles = byAisle(open, language).map(([aisle, ofAisle]) => [
    `*${aisle}*`,
    ...ofAisle.map((item) => `${item.name}: ${boughtText(toBuy(item), item, language)}`),
  ]);
  const rest =
    withoutRecipe.length > 0
      ? [[recipeTexts[language].shopping.withoutRecipe, withoutRecipe.join(", ")]]
      : [];
  return [[heading], ...aisles, ...rest].map((lines) => lines.join("\n")).join("\n\n");
}
