import type { Identified } from "#domain/menu/identified.ts";
import type { CartOption } from "./cart.ts";

/** Anything with a name that is unique in its list, and perhaps an id. */
export interface NamedThing extends Identified {
  readonly name: string;
}

/**
 * Finds things in a list: for each wanted thing its index in `offered`, or undefined if it is not there anymore. Ids decide. Names
 * decide only where one of two things has no id, so that a thing with the name of another one is never taken for it.
 * No thing of `offered` is found twice.
 */
export function matchThings(
  wanted: readonly NamedThing[],
  offered: readonly NamedThing[],
): readonly (number | undefined)[] {
  const taken = new Set<number>();
  const take = (isSame: (thing: NamedThing) => boolean) => {
    const index = offered.findIndex((thing, at) => !taken.has(at) && isSame(thing));
    if (index === -1) return undefined;
    taken.add(index);
    return index;
  };
  const byId = wanted.map(({ id }) =>
    id === undefined ? undefined : take((thing) => thing.id === id),
  );
  return wanted.map(
    ({ id, name }, at) =>
      byId[at] ??
      take((thing) => thing.name === name && (id === undefined || thing.id === undefined)),
  );
}

/** The choice that was made in a cart. */
export function choiceAsNamed({
  choice,
  choiceId,
}: Pick<CartOption, "choice" | "choiceId">): NamedThing {
  return { name: choice, ...(choiceId !== undefined && { id: choiceId }) };
}
