import { isTextKey, textKey } from "#domain/language/text-key.ts";
import type { Measure } from "#domain/menu/measure.ts";

/** A thing of an order: what it is called there, and its id in the catalogue, if it has one. */
interface Named {
  readonly id?: string | undefined;
  readonly name: string;
}

/** What makes two portions differ for the kitchen. */
interface KeyedLine {
  readonly type: Named;
  readonly dish: Named;
  readonly kind: "selection" | "extra";
  readonly thing: Named;
  readonly addOns: readonly Named[];
  readonly chosen: readonly { readonly option: Named; readonly choice: Named }[];
}

/**
 * The key of a line: the same for the same thing, whatever it is called or measures now, and in whatever sequence its add-ons and choices
 * are. A thing without an id is known by its name.
 */
export function lineKey({ type, dish, kind, thing, addOns, chosen }: KeyedLine): string {
  const parts = [
    dish.id ?? [type.name, dish.name],
    kind,
    nameOrId(thing),
    addOns.map(nameOrId).toSorted(),
    chosen
      .map(({ option, choice }) => JSON.stringify([nameOrId(option), nameOrId(choice)]))
      .toSorted(),
  ];
  return newForm(JSON.stringify(parts));
}

/** A key that tells a line from another one with the same key, by what it measures. */
export function keyWithMeasure(key: string, measure: Measure | null): string {
  return newForm(JSON.stringify([key, measure?.quantity, measure?.unit]));
}

/** Whether a text may be the key of a line, also one that an earlier version made. */
export function isLineKey(text: string): boolean {
  return isTextKey(text) || /^i[0-9a-z]{11}$/u.test(text);
}

function nameOrId({ id, name }: Named): string {
  return id ?? name;
}

/** One more character than any key of an earlier version has, so that the two are told apart. */
function newForm(text: string): string {
  return `i${textKey(text).padStart(11, "0")}`;
}
