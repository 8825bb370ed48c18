import { addOn, choice, dishType, extra, option, selection, sizes } from "./build-dish.ts";
import { pieces, servingSizes } from "./portions.ts";
import { addOnNames, commonExtras } from "./shared-parts.ts";

const { cleaned, extraSpicy } = addOnNames;
const wholeGrainCrumbs = { he: "פירורי לחם מלא", en: "Whole-grain breadcrumbs" };

export const chicken = dishType({
  name: { he: "עוף", en: "Chicken" },
  orderNumber: 40,
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
          choice({ he: "ללא מילוי", en: "No stuffing" }, 0),
          choice({ he: "לחם, סלרי ועשבי תיבול", en: "Bread, celery and herbs" }, 14),
          choice({ he: "אורז ופירות יבשים", en: "Rice and dried fruit" }, 18),
        ),
      ],
      allergens: ["gluten", "celery", "sulphites"],
    },
    {
      name: { he: "שניצל עוף", en: "Chicken schnitzel" },
      lines: [
        {
          he: "חזה עוף דק בציפוי פירורי לחם ושומשום, מטוגן במעט שמן.",
          en: "Thin chicken breast coated in breadcrumbs and sesame, fried in very little oil.",
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
    },
  ],
});
