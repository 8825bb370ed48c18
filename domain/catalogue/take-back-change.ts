import { languages } from "#domain/language/language.ts";
import type { IngredientWords } from "#domain/menu/recipe.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ChangeOutcome } from "./catalogue-change.ts";
import { isSame } from "./dish-difference.ts";
import { movedIds } from "./moved-ids.ts";
import { checkCatalogue } from "./parse-catalogue.ts";

/** What a change made of the catalogue, and what the catalogue is now. */
export interface ChangeToTakeBack {
  readonly before: Catalogue;
  readonly after: Catalogue;
  readonly now: Catalogue;
}

/**
 * Takes back what a change did, part by part, and leaves everything as it is that was changed since then. `changed-elsewhere` if what the
 * change did was itself changed since, or does not fit the catalogue anymore. What is as it was before already stays.
 */
export function takeBackChange({ before, after, now }: ChangeToTakeBack): ChangeOutcome {
  const lists = (catalogue: Catalogue): Fields => ({ ...catalogue, shop: null });
  const merged = mergeFields(lists(after), lists(before), lists(now));
  const shop = mergeFields({ ...after.shop }, { ...before.shop }, { ...now.shop });
  if (merged === conflict || shop === conflict) return { kind: "changed-elsewhere" };
  const checked = checkCatalogue({ ...merged, shop });
  return checked.kind === "valid"
    ? { kind: "changed", catalogue: checked.catalogue }
    : { kind: "changed-elsewhere" };
}

const conflict = Symbol("conflict");
type Fields = Readonly<Record<string, unknown>>;
type Thing = Fields & { readonly id: string };

/** `now` with the way back from `after` to `before`. Things with ids and lists of them are merged; anything else is one value. */
function merge(after: unknown, before: unknown, now: unknown): unknown {
  if (isSame(before, after) || isSame(before, now)) return now;
  if (isSame(now, after)) return before;
  if (areThings(after) && areThings(before) && areThings(now))
    return mergeLists(after, before, now);
  if (isThing(after) && isThing(before) && isThing(now)) return mergeFields(after, before, now);
  return conflict;
}

type Merge = (after: unknown, before: unknown, now: unknown) => unknown;

/** Lists of an ingredient that are merged part by part: each word and each joined ingredient. An empty list is left out. */
const mergers: Readonly<Record<string, Merge>> = {
  words: (...versions) => {
    const [after, before, now] = versions.map((words) => (words ?? {}) as IngredientWords);
    const merged = languages.map((language) => {
      const [was = [], old = [], is = []] = [after, before, now].map((each) => each?.[language]);
      const kept = is.filter((word) => old.includes(word) || !was.includes(word));
      const again = old.filter((word) => !was.includes(word) && !is.includes(word));
      return [language, [...kept, ...again]] as const;
    });
    return Object.fromEntries(merged);
  },
  joined: (after, before, now) => {
    const merged = merge(after ?? [], before ?? [], now ?? []);
    return Array.isArray(merged) && merged.length === 0 ? undefined : merged;
  },
};

function mergeFields(after: Fields, before: Fields, now: Fields): Fields | typeof conflict {
  const names = new Set([after, before, now].flatMap((each) => Object.keys(each)));
  const merged = [...names].map((name) => {
    const mergeThis = mergers[name] ?? merge;
    return [name, mergeThis(after[name], before[name], now[name])] as const;
  });
  if (merged.some(([, value]) => value === conflict)) return conflict;
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeLists(
  after: readonly Thing[],
  before: readonly Thing[],
  now: readonly Thing[],
): readonly unknown[] | typeof conflict {
  const [afterIds, beforeIds, nowIds] = [after, before, now].map((list) =>
    list.map(({ id }) => id),
  );
  if (afterIds === undefined || beforeIds === undefined || nowIds === undefined) return conflict;
  const merged = new Map(
    [...new Set([...nowIds, ...beforeIds])].map((id) => {
      const [was, is, old] = [after, now, before].map((list) =>
        list.find((each) => each.id === id),
      );
      return [id, merge(was, old, is)] as const;
    }),
  );
  const moved = movedIds(beforeIds, afterIds);
  const movedSince = movedIds(afterIds, nowIds);
  const isMovedAgain = [...moved].some((id) => movedSince.has(id));
  if (isMovedAgain || [...merged.values()].includes(conflict)) return conflict;
  const sequence = nowIds.filter((id) => !moved.has(id));
  for (const [index, id] of beforeIds.entries()) {
    if (sequence.includes(id)) continue;
    const neighbour = beforeIds.slice(0, index).findLast((each) => sequence.includes(each));
    sequence.splice(neighbour === undefined ? 0 : sequence.indexOf(neighbour) + 1, 0, id);
  }
  return sequence.flatMap((id) => merged.get(id) ?? []);
}

function isThing(value: unknown): value is Thing {
  return (
    typeof value === "object" && value !== null && "id" in value && typeof value.id === "string"
  );
}

function areThings(value: unknown): value is readonly Thing[] {
  return Array.isArray(value) && value.every(isThing);
}
