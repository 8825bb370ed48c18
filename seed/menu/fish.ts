import { choice, type DishTypePlan, extra, option, sizes } from "./build-dish.ts";
import { servingSizes } from "./portions.ts";
import { addOnNames, spiciness } from "./shared-parts.ts";

export const fish: DishTypePlan = {
  name: { he: "דגים", en: "Fish" },
  position: 30,
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
          en: "Save a slice of challah for mopping up the sauce.",
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
      recipe: `600 גרם עגבניות, 600 גרם פלפל אדום, 2 שום (ראש), 200 גרם רסק עגבניות, 150 מ״ל שמן קנולה
        2 לימונים, 1 צרור כוסברה, 30 גרם פפריקה מתוקה, 8 גרם כמון, 6 גרם קימל, 20 גרם מלח
        נסיכת הנילוס: 1.6 ק״ג פילה נסיכת הנילוס
        בורי: 1.9 ק״ג בורי פרוס
        סלמון: 1.6 ק״ג פילה סלמון
        בינוני: 2 פלפלים ירוקים חריפים
        חריף: 5 פלפלים ירוקים חריפים`,
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
      recipe: `1.2 ק״ג קרפיון טחון, 500 גרם בצל, 3 ביצים, 80 גרם קמח מצה, 30 מ״ל שמן קנולה, 20 גרם מלח
        3 גרם פלפל שחור, 800 גרם ראשים ועצמות של דגים, 400 גרם גזר, 90 גרם סוכר לבן
        ממתיק במקום סוכר: 30 גרם ממתיק לבישול ולאפייה, פחות 90 גרם סוכר לבן
        צנצנת חזרת אדומה: 150 גרם שורש חזרת, 120 גרם סלק, 40 מ״ל חומץ, 15 גרם סוכר לבן, 3 גרם מלח
        צנצנת חזרת אדומה: 1 צנצנת`,
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
      recipe: `1.6 ק״ג פילה סלמון, 1 צרור שמיר, 1 צרור פטרוזיליה, חצי צרור תימין, 0.3 ראש שום
        60 מ״ל שמן זית, 14 גרם מלח, 2 גרם פלפל שחור
        עשבי תיבול ולימון: 3 לימונים
        עשבי תיבול, חרדל ודבש: 80 גרם חרדל, 60 גרם דבש
        עשבי תיבול ופיסטוקים: 150 גרם פיסטוקים קלופים`,
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
      recipe: `800 גרם פילה אמנון, 2 לימונים, 0.4 ראש שום, 50 מ״ל שמן זית, חצי צרור שמיר
        7 גרם מלח, 1 גרם פלפל שחור`,
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
      recipe: `500 גרם דג לבן טחון, 150 גרם בצל, 1 ביצה, 50 גרם פירורי לחם, חצי צרור פטרוזיליה
        רבע צרור כוסברה, 400 גרם עגבניות מרוסקות, 30 גרם רסק עגבניות, רבע ראש שום, 30 מ״ל שמן קנולה
        5 גרם פפריקה מתוקה, 3 גרם כמון, 10 גרם מלח
        חריף במיוחד: 1.5 פלפלים ירוקים חריפים`,
    },
  ],
};
