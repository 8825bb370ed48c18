/** Random numbers that are the same at each start, so that everybody looks at the same demo. */
export interface RandomNumbers {
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  /** True with a probability from 0 to 1. */
  readonly happens: (probability: number) => boolean;
  /** One of the items, of which there is at least one. */
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
}

/** Mulberry32 (public domain), which is good enough for a demo and for nothing else. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    happens: (probability) => next() < probability,
    oneOf: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError("there is no item to choose from");
      return item;
    },
  };
}
