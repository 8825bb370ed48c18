import { addOn, choice, type DishTypePlan, extra, option, selection, sizes } from "./build-dish.ts";
import { pieces, servingSizes } from "./portions.ts";
import { addOnNames, commonExtras } from "./shared-parts.ts";

const { cleaned, extraSpicy } = addOnNames;
const wholeGrainCrumbs = { he: "פירורי לחם מלא", en: "Whole-grain breadcrumbs" };

export const chicken: DishTypePlan = {
  name: { he: "עוף", en: "Chicken" },
  position: 40,
  kind: "meat",
  dishes: [
    {
      name: { he: "עוף שלם בתנור עם תפוחי אדמה", en: "Whole roast chicken with potatoes" },
      lines: [
        {
          he: "עוף שלם, זהוב ופריך, על מצע של תפוחי אדמה, בצל ורוזמרין.",
          en: "A whole chicken, crisp and golden, on a bed of potatoes, onion and rosemary.",
        },
        { he: "מספיק לארבעה–חמישה סועדים.", en: "Enough for four to five people." },
      ],
      picture: "roast-chicken-with-potatoes",
      selections: [
        selection({ he: "עוף שלם", en: "Whole chicken" }, pieces(1), 98, addOn(cleaned, 8)),
      ],
      options: [
        option(
          { he: "מילוי", en: "Stuffing" },
          choice({ he: "בלי מילוי", en: "No stuffing" }, 0),
          choice({ he: "לחם, סלרי ועשבי תיבול", en: "Bread, celery and herbs" }, 14),
          choice({ he: "אורז ופירות יבשים", en: "Rice and dried fruit" }, 18),
        ),
      ],
      allergens: ["gluten", "celery", "sulphites"],
      recipe: `1 עוף שלם, 1.2 ק״ג תפוחי אדמה, 300 גרם בצל, 0.3 ראש שום, 0.3 צרור רוזמרין
        50 מ״ל שמן קנולה, 1 תבנית אלומיניום, 5 גרם פפריקה מתוקה, 14 גרם מלח, 2 גרם פלפל שחור
        לחם, סלרי ועשבי תיבול: 250 גרם לחם לבן, 100 גרם בצל, 0.3 ראש סלרי, 0.3 צרור פטרוזיליה
        לחם, סלרי ועשבי תיבול: 0.2 צרור תימין
        אורז ופירות יבשים: 150 גרם אורז עגול, 40 גרם צימוקים, 50 גרם משמשים מיובשים, 1 גרם קינמון`,
    },
    {
      name: { he: "שניצל עוף", en: "Chicken schnitzel" },
      lines: [
        {
          he: "חזה עוף דק בציפוי פירורי לחם ושומשום, מטוגן במחבת.",
          en: "Thin chicken breast coated in breadcrumbs and sesame, fried in a pan.",
        },
        {
          he: "חוזר להיות פריך אחרי כמה דקות בתנור.",
          en: "Crisp again after a few minutes in the oven.",
        },
      ],
      picture: "chicken-schnitzel",
      selections: sizes(
        ["grams500", "oneKilo", "twoKilos"],
        [72, 135, 258],
        [cleaned, 4, 7, 13],
        [wholeGrainCrumbs, 3, 5, 9],
      ),
      extras: [extra({ he: "צנצנת רוטב שום ולימון", en: "Jar of garlic and lemon sauce" }, 16.5)],
      allergens: ["gluten", "eggs", "sesame", "mustard"],
      recipe: `1.6 ק״ג חזה עוף, 4 ביצים, 120 גרם קמח לבן, 40 גרם חרדל, 60 גרם שומשום, 400 מ״ל שמן קנולה
        6 גרם פפריקה מתוקה, 18 גרם מלח, 2 גרם פלפל שחור, 350 גרם פירורי לחם
        פירורי לחם מלא: 350 גרם פירורי לחם מלא, פחות 350 גרם פירורי לחם
        צנצנת רוטב שום ולימון: 180 גרם מיונז ביצים, 0.2 ראש שום, 1 לימון, 1 צנצנת`,
    },
    {
      name: { he: "שיפודי פרגיות בגריל", en: "Grilled chicken thigh skewers (pargiyot)" },
      lines: [
        {
          he: "נתחי פרגית עסיסיים עם בצל ועגבניות שרי, צלויים על גריל לוהט.",
          en: "Juicy boneless chicken thigh with onion and cherry tomatoes, off a hot grill.",
        },
      ],
      picture: "pargiyot-skewers",
      selections: [
        selection({ he: "4 שיפודים", en: "4 skewers" }, pieces(4), 68, addOn(cleaned, 4)),
        selection({ he: "8 שיפודים", en: "8 skewers" }, pieces(8), 130, addOn(cleaned, 7)),
        selection({ he: "12 שיפודים", en: "12 skewers" }, pieces(12), 189, addOn(cleaned, 10)),
      ],
      options: [
        option(
          { he: "מרינדה", en: "Marinade" },
          choice({ he: "עשבי תיבול ולימון", en: "Herbs and lemon" }, 0),
          choice({ he: "פפריקה ושום", en: "Paprika and garlic" }, 0),
          choice({ he: "סילאן וסויה", en: "Silan and soy" }, 0),
        ),
      ],
      allergens: ["gluten", "soy"],
      recipe: `2.1 ק״ג פרגיות, 450 גרם בצל סגול, 450 גרם עגבניות שרי, 60 מ״ל שמן קנולה, 21 גרם מלח
        12 שיפודי עץ
        עשבי תיבול ולימון: 3 לימונים, חצי צרור תימין, שלושת רבעי צרור פטרוזיליה, חצי ראש שום
        עשבי תיבול ולימון: 60 מ״ל שמן זית
        פפריקה ושום: 22 גרם פפריקה מתוקה, 1 ראש שום, 60 מ״ל שמן זית
        סילאן וסויה: 120 גרם סילאן, 120 מ״ל רוטב סויה, 15 גרם ג׳ינג׳ר טרי`,
    },
    {
      name: { he: "כרעי עוף בסילאן ותפוזים", en: "Chicken legs in silan and orange" },
      lines: [
        {
          he: "כרעי עוף בצלייה ארוכה, בזיגוג של סילאן, מיץ תפוזים ותימין.",
          en: "Slow-roasted chicken legs, glazed with silan (date syrup), orange juice and thyme.",
        },
        {
          he: "הרוטב המבריק והמתקתק הולך נהדר עם אורז.",
          en: "The glossy, gently sweet sauce goes wonderfully with rice.",
        },
      ],
      picture: "chicken-thighs-in-silan",
      selections: sizes(servingSizes, [36, 136, 258], [cleaned, 3, 10, 18]),
      allergens: [],
      recipe: `8 כרעי עוף, 150 גרם סילאן, 4 תפוזים, 300 גרם בצל, חצי ראש שום, חצי צרור תימין
        40 מ״ל שמן קנולה, 18 גרם מלח, 2 גרם פלפל שחור`,
    },
    {
      name: { he: "עוף עם זיתים ולימון כבוש", en: "Chicken with olives and preserved lemon" },
      lines: [
        {
          he: "תבשיל מרוקאי של כרעי עוף, זיתים ירוקים, לימון כבוש וכורכום.",
          en: "A Moroccan stew of chicken legs, green olives, preserved lemon and turmeric.",
        },
      ],
      selections: sizes(servingSizes, [38, 144, 272], [cleaned, 3, 10, 18]),
      allergens: [],
      recipe: `8 כרעי עוף, 400 גרם זיתים ירוקים, 150 גרם לימון כבוש, 500 גרם בצל, 0.7 ראש שום
        1 צרור כוסברה, 60 מ״ל שמן קנולה, 20 גרם ג׳ינג׳ר טרי, 6 גרם כורכום, 4 גרם כמון
        12 גרם מלח`,
    },
    {
      name: {
        he: "פרגיות ממולאות באורז, שקדים וצימוקים",
        en: "Chicken thighs (pargiyot) stuffed with rice, almonds and raisins",
      },
      lines: [
        {
          he: "במילוי אורז, צימוקים, שקדים וצנוברים, בצלייה ארוכה ברוטב יין אדום, סילאן ועשבי תיבול.",
          en: "Rice, raisins, almonds and pine nuts inside; slow-roasted in red wine, silan and herbs.",
        },
        {
          he: "מנה חגיגית לשבת ולחג: כל פרגית ממולאת ונקשרת ביד.",
          en: "A festive dish for Shabbat and holidays: each thigh is filled and tied by hand.",
        },
        {
          he: "מגיעות עם כל הרוטב שלהן, מוכנות לחימום.",
          en: "They come with all their sauce, ready to reheat.",
        },
      ],
      picture: "stuffed-pargit",
      selections: sizes(servingSizes, [54, 206, 392], [cleaned, 3, 10, 18]),
      allergens: ["nuts", "sulphites"],
      recipe: `1.6 ק״ג פרגיות, 250 גרם אורז עגול, 80 גרם צימוקים, 80 גרם שקדים קלופים, 40 גרם צנוברים
        2 גרם קינמון, 250 מ״ל יין אדום יבש, 80 גרם סילאן, 300 גרם בצל, 0.3 צרור תימין
        חצי צרור פטרוזיליה, 60 מ״ל שמן קנולה, 18 גרם מלח, 2 גרם פלפל שחור`,
    },
    {
      name: { he: "מעורב ירושלמי", en: "Jerusalem mixed grill" },
      lines: [
        {
          he: "פרגיות ולבבות עוף על הפלנצ׳ה, עם הרבה בצל ותיבול ירושלמי.",
          en: "Chicken thighs and chicken hearts off the griddle, with onion and Jerusalem spices.",
        },
      ],
      picture: "jerusalem-mixed-grill",
      selections: sizes(["grams500", "oneKilo"], [84, 158], [extraSpicy, 0, 0]),
      extras: [commonExtras.pitas, commonExtras.tahini],
      allergens: ["gluten", "sesame"],
      recipe: `900 גרם פרגיות, 350 גרם לבבות עוף, 600 גרם בצל, 60 מ״ל שמן קנולה, 8 גרם בהרט, 5 גרם כמון
        5 גרם כורכום, 5 גרם פפריקה מתוקה, 14 גרם מלח
        חריף במיוחד: 2 פלפלים ירוקים חריפים
        פיתות (5 יחידות): 5 פיתות
        צנצנת טחינה: 130 גרם טחינה גולמית, 1 לימון, 0.1 ראש שום, 3 גרם מלח, 1 צנצנת`,
    },
    {
      name: { he: "כבד עוף קצוץ", en: "Chopped chicken liver" },
      lines: [
        {
          he: "כבדי עוף שנצלו על האש, ביצים קשות והרבה בצל מטוגן.",
          en: "Flame-grilled chicken livers, hard-boiled eggs and lots of fried onion.",
        },
      ],
      selections: sizes(["grams250"], [32]),
      allergens: ["eggs"],
      recipe: `175 גרם כבדי עוף, 175 גרם בצל, 1 ביצה, 25 מ״ל שמן קנולה, 3 גרם מלח, ½ גרם פלפל שחור`,
    },
  ],
};
