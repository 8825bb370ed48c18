import type { Identified } from "#domain/menu/identified.ts";

type Things<Thing> = readonly Thing[];

/** A list in which the thing with the id of `thing` is replaced by it; without such a thing it is put at the end. */
export function putThing<Thing extends Identified>(things: Things<Thing>, thing: Thing): Thing[] {
  return things.some(({ id }) => id === thing.id)
    ? things.map((each) => (each.id === thing.id ? thing : each))
    : [...things, thing];
}

/** A list without the thing with an id; undefined if there is none. */
export function withoutThing<Thing extends Identified>(
  things: Things<Thing>,
  removed: string,
): Thing[] | undefined {
  const left = things.filter(({ id }) => id !== removed);
  return left.length < things.length ? left : undefined;
}

/** A list in which `thing` is put before the one with an id, or at the end; undefined if there is no such id. */
export function insertBefore<Thing extends Identified>(
  things: Things<Thing>,
  thing: Thing,
  before: string | null,
): Thing[] | undefined {
  if (before === null) return [...things, thing];
  const index = things.findIndex(({ id }) => id === before);
  return index === -1 ? undefined : things.toSpliced(index, 0, thing);
}

/** A list in which the thing with an id is put before another one, or at the end; undefined if there is no such thing. */
export function moveThing<Thing extends Identified>(
  things: Things<Thing>,
  moved: string,
  before: string | null,
): Thing[] | undefined {
  const thing = things.find(({ id }) => id === moved);
  if (thing === undefined) return undefined;
  if (moved === before) return [...things];
  return insertBefore(
    things.filter((each) => each !== thing),
    thing,
    before,
  );
}
