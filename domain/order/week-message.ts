import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import { handOverDays, shownPlaces } from "#domain/catalogue/shown-places.ts";
import type { Language, LocalizedText } from "#domain/language/language.ts";
import type { Dish, Selection } from "#domain/menu/menu.ts";
import { dateInJerusalem, dayText, momentText } from "#domain/schedule/date-text.ts";
import { isWeekFull, ordersLeft } from "./orders-left.ts";
import { type PortionsOfLimits, portionsLeft, unitsLeft } from "./portion-limits.ts";
import { type WeekMessageWords, weekMessageWords } from "./week-message-words.ts";

/** The message to customers about the week that orders are taken for. Times are milliseconds since 1970 UTC, weeks are dates, `YYYY-MM-DD`. */
export interface WeekFacts {
  readonly catalogue: Catalogue;
  /** The catalogue at the time when orders for the previous week closed; undefined if there was none. */
  readonly before: Catalogue | undefined;
  readonly week: string;
  readonly deadline: number;
  /** The deadline that it would have if the seller had not moved it. */
  readonly ordinaryDeadline: number;
  /** Null if orders are taken now. */
  readonly opensAt: number | null;
  /** The weeks near it for which no orders are taken, the nearest first. */
  readonly skipped: readonly string[];
  /** The weeks before it whose food is still to come, at a time of their own, with their deadlines. */
  readonly cooked: readonly { readonly week: string; readonly deadline: number }[];
  /** What the orders of the week take of the limits. */
  readonly taken: PortionsOfLimits;
}

/**
 * The message to customers about a week, in one language and without greeting and link: what is new or back, what is limited, what is
 * not as usual, when orders close and when the food comes. Paragraphs are separated by empty lines; what there is nothing to say of
 * is left out.
 */
export function weekMessageText(facts: WeekFacts, language: Language): string {
  const texts = weekMessageWords[language];
  const { catalogue } = facts;
  const left = portionsLeft(catalogue, facts.taken);
  const dishes = dishesToOrder(catalogue, left);
  const newDishes = newOrBack(dishes, facts.before).map(({ name }) => name[language]);
  const limited = dishes.flatMap((dish) => limitedOf(dish, left, language));
  return [
    listOf(texts.newOrBack, newDishes),
    listOf(texts.limited, limited),
    sentencesOf(facts, texts, language).join("\n"),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** What is not as usual, when orders close, and when the food comes, where the seller has set a time. */
function sentencesOf(
  { catalogue, week, deadline, ordinaryDeadline, opensAt, skipped, cooked, taken }: WeekFacts,
  texts: WeekMessageWords,
  language: Language,
): readonly string[] {
  const { exceptions } = catalogue.shop;
  const decisionOf = (date: string) => exceptions.find((each) => each.week === date);
  const reasonOf = (date: string) => {
    const reason = decisionOf(date)?.reason?.[language] ?? "";
    return reason === "" ? "" : ` (${reason})`;
  };
  const foodOf = (date: string) => handOverDays(shownPlaces(catalogue, date, language), language);
  const closes = momentText(deadline, language);
  const food = foodOf(week);
  const isFull = isWeekFull(ordersLeft(catalogue, taken));
  return [
    ...(isFull ? [texts.full] : []),
    ...cooked.flatMap((each) => {
      const days = foodOf(each.week);
      const closed = dayText(dateInJerusalem(each.deadline), language);
      return days === null ? [] : [texts.cookedMoved(closed, days)];
    }),
    ...skipped.map((date) => texts.skipped(dayText(date, language), reasonOf(date))),
    ...(opensAt === null ? [] : [texts.opens(momentText(opensAt, language))]),
    deadline === ordinaryDeadline
      ? texts.closes(closes)
      : texts.moved(closes, momentText(ordinaryDeadline, language), reasonOf(week)),
    ...(food === null
      ? []
      : [decisionOf(week)?.handOver === undefined ? texts.food(food) : texts.foodMoved(food)]),
  ];
}

/** The dishes that can be ordered: on the menu, and neither sold out nor without a portion left. `left` is undefined where only the marks count. */
export function dishesToOrder(
  { menu }: Pick<Catalogue, "menu">,
  left?: PortionsOfLimits,
): readonly Dish<LocalizedText>[] {
  return offeredMenu(menu)
    .flatMap(({ dishes }) => dishes)
    .filter((dish) => selectionsToOrder(dish, left).length > 0);
}

function selectionsToOrder(
  { isSoldOut, selections }: Dish<LocalizedText>,
  left?: PortionsOfLimits,
): readonly Selection<LocalizedText>[] {
  if (isSoldOut === true) return [];
  return selections.filter(
    (selection) =>
      selection.isSoldOut !== true && (left === undefined || unitsLeft(selection, left) !== 0),
  );
}

/** Nothing is new on the first menu. */
function newOrBack(dishes: readonly Dish<LocalizedText>[], before: Catalogue | undefined) {
  if (before === undefined) return [];
  const known = new Set(dishesToOrder(before).map(({ id }) => id));
  return dishes.filter(({ id }) => !known.has(id));
}

/** The dish, or those of its selections that are limited where others are not. */
function limitedOf(
  dish: Dish<LocalizedText>,
  left: PortionsOfLimits,
  language: Language,
): readonly string[] {
  const selections = selectionsToOrder(dish, left);
  const limited = selections.filter(({ limits }) => limits !== undefined);
  const name = dish.name[language];
  if (limited.length === selections.length) return [name];
  return limited.map(({ name: selectionName }) => `${name} (${selectionName[language]})`);
}

function listOf(heading: string, names: readonly string[]): string {
  return names.length === 0 ? "" : [heading, ...names.map((name) => `• ${name}`)].join("\n");
}
