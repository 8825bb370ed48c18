/** A seeded generator of pseudo-random numbers: the same on every run. */
export interface Random {
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(likelihood: number): boolean;
}

/** A generator seeded with a text, so that the picture of a dish does not depend on which others are drawn. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  // Mulberry32: short, and random enough for drawings.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number): number => least + next() * (most - least);
  const whole = (least: number, most: number): number => Math.floor(between(least, most + 1));
  return {
    between,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError("nothing to pick from");
      return item;
    },
    chance: (likelihood) => next() < likelihood,
  };
}

/** FNV-1a, as an unsigned number of 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
