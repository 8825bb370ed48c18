import type { LocalizedText } from "#domain/language/language.ts";
import type { Option } from "#domain/menu/menu.ts";
import { choice } from "./build-dish.ts";

/** How hot a dish is cooked, at no charge. */
export const spiciness: Option<LocalizedText> = {
  name: { he: "דרגת חריפות", en: "Spiciness" },
  choices: [
    choice({ he: "עדין", en: "Mild" }, 0),
    choice({ he: "בינוני", en: "Medium" }, 0),
    choice({ he: "חריף", en: "Hot" }, 0),
  ],
};
