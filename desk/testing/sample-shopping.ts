import type { DeskWeek } from "#desk/data/week/desk-week.ts";

type Shopping = DeskWeek["shopping"];

const bought = { pack: null, gramsOfCup: null, had: 0, joined: [] };
const carrots = {
  ...bought,
  ingredient: "carrots",
  name: "גזר",
  unit: "gram",
  aisle: "vegetables",
  amount: 2_420,
} as const;
const flour = {
  ...bought,
  ingredient: "flour",
  name: "קמח",
  unit: "gram",
  aisle: "dry-goods",
  pack: 1_000,
  gramsOfCup: 140,
  amount: 3_200,
} as const;

/** Carrots and flour, with what a test says otherwise of them. */
export function sampleShopping(
  ofCarrots: Partial<Shopping["items"][number]> = {},
  ofFlour: Partial<Shopping["items"][number]> = {},
): Shopping {
  return {
    items: [
      { ...carrots, ...ofCarrots },
      { ...flour, ...ofFlour },
    ],
    withoutRecipe: [],
    byPiece: [],
  };
}
