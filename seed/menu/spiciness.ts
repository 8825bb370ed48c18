import { choice, option } from "./build-dish.ts";

/** How hot a dish is cooked, at no charge. */
export const spiciness = option(
  { he: "דרגת חריפות", en: "Spiciness" },
  choice({ he: "עדין", en: "Mild" }, 0),
  choice({ he: "בינוני", en: "Medium" }, 0),
  choice({ he: "חריף", en: "Hot" }, 0),
);
