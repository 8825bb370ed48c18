import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { addOnNames } from "./add-on-names.ts";
import { addOn, buildDish, choice, extra, selection } from "./build-dish.ts";
import { portions } from "./portions.ts";
import { spiciness } from "./spiciness.ts";

export const fish: DishType<LocalizedText> = {
  orderType: { he: "דגים", en: "Fish" },
  orderNumber: 30,
  dishes: [
    buildDish({
      name: { he: "חריימה", en: "Chraime (fish in spicy tomato sauce)" },
      lines: [
        {
          he: "דג ברוטב אדום סמיך עם הרבה שום, פפריקה, כמון וקימל.",
          en: "Fish in a thick red sauce with plenty of garlic, paprika, cumin and caraway.",
        },
        {
          he: "כדאי לשמור פרוסת חלה לניגוב הרוטב.",
          en: "Save a slice of challah for wiping up the sauce.",
        },
      ],
      picture: "chraime",
      selections: [
        selection(portions.single, 48),
        selection(portions.four, 182),
        selection(portions.eight, 344),
      ],
      options: [
        {
          name: { he: "סוג הדג", en: "Type of fish" },
          choices: [
            choice({ he: "נסיכת הנילוס", en: "Nile perch" }, 0, 0, 0),
            choice({ he: "בורי", en: "Gray mullet" }, 4, 15, 28),
            choice({ he: "סלמון", en: "Salmon" }, 6, 22, 40),
          ],
        },
        spiciness,
      ],
      kind: "fish",
      allergens: ["fish"],
    }),
    buildDish({
      name: { he: "גפילטע פיש", en: "Gefilte fish" },
      lines: [
        {
          he: "קציצות קרפיון עדינות ומתקתקות, מבושלות בציר דגים עם גזר.",
          en: "Delicate, slightly sweet carp patties, cooked in fish stock with carrot.",
        },
        {
          he: "מוגשות קרות, עם עיגול גזר על כל קציצה.",
          en: "Served cold, with a round of carrot on each patty.",
        },
      ],
      picture: "gefilte-fish",
      selections: [
        selection(portions.pieces4, 44, addOn(addOnNames.sweetener, 0)),
        selection(portions.pieces8, 82, addOn(addOnNames.sweetener, 0)),
        selection(portions.pieces16, 156, addOn(addOnNames.sweetener, 0)),
      ],
      extras: [extra({ he: "צנצנת חזרת אדומה", en: "Jar of red horseradish" }, 15)],
      kind: "fish",
      allergens: ["gluten", "eggs", "fish"],
    }),
    buildDish({
      name: { he: "סלמון אפוי בעשבי תיבול", en: "Herb-baked salmon" },
      lines: [
        {
          he: "נתחי פילה סלמון עסיסיים, אפויים בדיוק כמה שצריך.",
          en: "Juicy pieces of salmon fillet, baked just long enough.",
        },
        {
          he: "טעים גם חם וגם קר.",
          en: "Good hot, and just as good cold.",
        },
      ],
      picture: "baked-salmon",
      selections: [
        selection(portions.single, 56),
        selection(portions.four, 212),
        selection(portions.eight, 400),
      ],
      options: [
        {
          name: { he: "ציפוי", en: "Crust" },
          choices: [
            choice({ he: "עשבי תיבול ולימון", en: "Herbs and lemon" }, 0, 0, 0),
            choice({ he: "עשבי תיבול, חרדל ודבש", en: "Herbs, mustard and honey" }, 2, 7, 13),
            choice({ he: "עשבי תיבול ופיסטוקים", en: "Herbs and pistachio" }, 5, 18, 34),
          ],
        },
      ],
      kind: "fish",
      allergens: ["fish", "nuts", "mustard"],
    }),
    buildDish({
      name: { he: "פילה אמנון בלימון ושום", en: "Tilapia fillet in lemon and garlic" },
      lines: [
        {
          he: "פילה אמנון בתנור עם פרוסות לימון, שום, שמן זית ושמיר.",
          en: "Oven-baked tilapia fillet with lemon slices, garlic, olive oil and dill.",
        },
      ],
      selections: [selection(portions.single, 42), selection(portions.four, 160)],
      kind: "fish",
      allergens: ["fish"],
    }),
    buildDish({
      name: { he: "קציצות דגים ברוטב עגבניות", en: "Fish patties in tomato sauce" },
      lines: [
        {
          he: "קציצות רכות מדג טחון ועשבי תיבול, ברוטב עגבניות מתובל.",
          en: "Tender patties of ground fish and herbs in a seasoned tomato sauce.",
        },
      ],
      selections: [
        selection(portions.grams500, 58, addOn(addOnNames.extraSpicy, 0)),
        selection(portions.oneKilo, 108, addOn(addOnNames.extraSpicy, 0)),
      ],
      kind: "fish",
      allergens: ["gluten", "eggs", "fish"],
    }),
  ],
};
