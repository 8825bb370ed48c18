import { choice, dishType, extra, option, sizes } from "./build-dish.ts";
import { servingSizes } from "./portions.ts";
import { addOnNames, spiciness } from "./shared-parts.ts";

export const fish = dishType({
  name: { he: "דגים", en: "Fish" },
  orderNumber: 30,
  kind: "fish",
  dishes: [
    {
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
      selections: sizes(servingSizes, [48, 182, 344]),
      options: [
        option(
          { he: "סוג הדג", en: "Type of fish" },
          choice({ he: "נסיכת הנילוס", en: "Nile perch" }, 0, 0, 0),
          choice({ he: "בורי", en: "Gray mullet" }, 4, 15, 28),
          choice({ he: "סלמון", en: "Salmon" }, 6, 22, 40),
        ),
        spiciness,
      ],
      allergens: ["fish"],
    },
    {
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
      selections: sizes(
        ["pieces4", "pieces8", "pieces16"],
        [44, 82, 156],
        [addOnNames.sweetener, 0, 0, 0],
      ),
      extras: [extra({ he: "צנצנת חזרת אדומה", en: "Jar of red horseradish" }, 15)],
      allergens: ["gluten", "eggs", "fish"],
    },
    {
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
      selections: sizes(servingSizes, [56, 212, 400]),
      options: [
        option(
          { he: "ציפוי", en: "Crust" },
          choice({ he: "עשבי תיבול ולימון", en: "Herbs and lemon" }, 0, 0, 0),
          choice({ he: "עשבי תיבול, חרדל ודבש", en: "Herbs, mustard and honey" }, 2, 7, 13),
          choice({ he: "עשבי תיבול ופיסטוקים", en: "Herbs and pistachio" }, 5, 18, 34),
        ),
      ],
      allergens: ["fish", "nuts", "mustard"],
    },
    {
      name: { he: "פילה אמנון בלימון ושום", en: "Tilapia fillet in lemon and garlic" },
      lines: [
        {
          he: "פילה אמנון בתנור עם פרוסות לימון, שום, שמן זית ושמיר.",
          en: "Oven-baked tilapia fillet with lemon slices, garlic, olive oil and dill.",
        },
      ],
      selections: sizes(["single", "four"], [42, 160]),
      allergens: ["fish"],
    },
    {
      name: { he: "קציצות דגים ברוטב עגבניות", en: "Fish patties in tomato sauce" },
      lines: [
        {
          he: "קציצות רכות מדג טחון ועשבי תיבול, ברוטב עגבניות מתובל.",
          en: "Tender patties of ground fish and herbs in a seasoned tomato sauce.",
        },
      ],
      selections: sizes(["grams500", "oneKilo"], [58, 108], [addOnNames.extraSpicy, 0, 0]),
      allergens: ["gluten", "eggs", "fish"],
    },
  ],
});
