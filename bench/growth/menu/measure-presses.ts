import { atMost, type BenchLine } from "#bench/bench-line.ts";
import { median } from "#bench/interleave.ts";
import { goToCart, workInCart, workOnMenu } from "./customer-acts.ts";
import { bySize, inTurns, type MenuSize, menuSizes, type OfEachSize } from "./menu-sizes.ts";
import type { Phone } from "./phone.ts";

/** Milliseconds; a task that takes longer is felt. */
const felt = 50;

const acts = [
  "opening a dish on the menu",
  "changing a count of it",
  "putting it into the cart",
  "opening a dish in the cart",
  "changing a count there",
];

interface Phones {
  readonly onMenu: OfEachSize<Phone>;
  readonly inCart: OfEachSize<Phone>;
}

/** What opening a dish and changing a count cost on each of the menus, which the phones have just opened. */
export async function* measurePresses(
  rounds: number,
  { onMenu, inCart }: Phones,
): AsyncGenerator<BenchLine> {
  for (const size of menuSizes) await goToCart(inCart[size]);
  const measure = async (size: MenuSize) => {
    const nothing = await onMenu[size].workOf(() => Promise.resolve());
    const { opening, counting, putting } = await workOnMenu(onMenu[size]);
    const cart = await workInCart(inCart[size]);
    return { nothing, work: [opening, counting, putting, cart.opening, cart.counting] as const };
  };
  // What is pressed for the first time is compiled along.
  await inTurns(2, measure);
  const figures = await inTurns(rounds, measure);
  for (const [index, act] of acts.entries()) {
    const of = (size: MenuSize) =>
      median(figures[size].map(({ work }) => work[index] ?? Number.NaN)) -
      median(figures[size].map(({ nothing }) => nothing));
    yield {
      goal: `${act}, with up to 3,000 dishes on the menu: all work of the main thread`,
      limit: atMost(felt),
      measured: Math.max(...menuSizes.map(of)),
      unit: "ms of a 4x slower CPU",
      detail: bySize(of),
    };
  }
}
