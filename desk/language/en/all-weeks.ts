import type { allWeeks as source } from "#desk/language/he/all-weeks.ts";

export const allWeeks: typeof source = {
  intro:
    "All rounds since the first day, the newest first. You can also search for an order in all of them.",
  search: "Search all: name, phone, amount",
  searchHint:
    "Search by the beginning of a name (at least two letters), the last four or more digits of a phone number, an amount in shekels or an order number.",
  found: (count) => {
    if (count === 0) return "No order found";
    return count === 1 ? "1 order found" : `${String(count)} orders found, newest first`;
  },
  foundMore: (count) => `More than ${String(count)} orders found, newest first`,
  foundList: "The orders that were found",

  year: "Year",
  allYears: "All years",
  list: "Rounds, newest first",
  notClosed: "not finished yet",
  olderWeeks: "Older rounds",
  empty: "No rounds with orders yet",
};
