import type { Shop } from "./catalogue.ts";

/** For how many years books are kept by law, and customers if the seller has not said otherwise. */
const usualYears = 7;
/** The least and the most years that can be chosen. */
export const [fewestYears, mostYears] = [1, 30];

/** After how many years the customers of a week are erased. */
export function customerYears(shop: Pick<Shop<unknown>, "customerYears"> | undefined): number {
  return shop?.customerYears ?? usualYears;
}
