import { addOn, choice, type DishTypePlan, option, selection, sizes } from "./build-dish.ts";
import { pieces, servingSizes } from "./portions.ts";
import { addOnNames } from "./shared-parts.ts";

const { sweetener, wholeGrain } = addOnNames;
const blackPepper = { he: "עוד פלפל שחור", en: "Extra black pepper" };

export const sideDishes: DishTypePlan = {
  name: { he: "תוספות חמות", en: "Side dishes" },
  position: 60,
  kind: "parve",
  dishes: [
    {
      name: { he: "קוגל ירושלמי", en: "Jerusalem kugel" },
      lines: [
        {
          he: "אטריות דקות בקרמל כהה ופלפל שחור, באפייה איטית של לילה שלם.",
          en: "Thin noodles in dark caramel and black pepper, baked slowly through the night.",
        },
        {
          he: "מתוק, פלפלי וקצת פריך בשוליים.",
          en: "Sweet, peppery and a little crisp at the edges.",
        },
      ],
      picture: "jerusalem-kugel",
      selections: [
        selection(
          { he: "פרוסה אחת", en: "Single slice" },
          pieces(1),
          16,
          addOn(wholeGrain, 1.5),
          addOn(blackPepper, 0),
        ),
        selection(
          { he: "קוגל שלם (10 פרוסות)", en: "Whole kugel (10 slices)" },
          pieces(10),
          138,
          addOn(wholeGrain, 12),
          addOn(blackPepper, 0),
        ),
      ],
      allergens: ["gluten", "eggs"],
      recipe: `350 גרם סוכר לבן, 200 מ״ל שמן קנולה, 6 ביצים, 15 גרם מלח, 12 גרם פלפל שחור
        800 גרם אטריות דקות
        חיטה מלאה: 800 גרם אטריות דקות מחיטה מלאה, פחות 800 גרם אטריות דקות
        עוד פלפל שחור: 5 גרם פלפל שחור`,
    },
    {
      name: { he: "אורז חגיגי עם שקדים וצימוקים", en: "Festive rice with almonds and raisins" },
      lines: [
        {
          he: "אורז אחד־אחד בניחוח זעפרן, עם שקדים קלויים, צימוקים וחמוציות.",
          en: "Fluffy saffron rice with toasted almonds, raisins and cranberries.",
        },
      ],
      picture: "festive-rice",
      selections: sizes(servingSizes, [18, 66, 122]),
      options: [
        option(
          { he: "סוג האורז", en: "Type of rice" },
          choice({ he: "אורז בסמטי", en: "White basmati" }, 0, 0, 0),
          choice({ he: "אורז מלא", en: "Brown rice" }, 2, 7, 12),
        ),
      ],
      allergens: ["nuts", "sulphites"],
      recipe: `100 גרם שקדים קלופים, 80 גרם צימוקים, 80 גרם חמוציות מיובשות, 200 גרם בצל
        70 מ״ל שמן קנולה, ½ גרם זעפרן, 14 גרם מלח
        אורז בסמטי: 640 גרם אורז בסמטי
        אורז מלא: 640 גרם אורז מלא`,
    },
    {
      name: { he: "קוסקוס עם ירקות", en: "Couscous with vegetables" },
      lines: [
        {
          he: "קוסקוס ביתי אוורירי עם תבשיל דלעת, גזר, קישואים וגרגרי חומוס.",
          en: "Light homemade couscous with a stew of pumpkin, carrot, zucchini and chickpeas.",
        },
        {
          he: "הירקות והרוטב ארוזים בנפרד.",
          en: "The vegetables and their sauce are packed separately.",
        },
      ],
      picture: "couscous-with-vegetables",
      selections: sizes(servingSizes, [28, 106, 198], [wholeGrain, 2, 7, 12]),
      allergens: ["gluten"],
      recipe: `800 גרם דלעת, 500 גרם גזר, 600 גרם קישואים, 400 גרם כרוב, 300 גרם בצל, 150 גרם גרגרי חומוס
        80 מ״ל שמן קנולה, 5 גרם כורכום, 2 גרם קינמון, 22 גרם מלח, 700 גרם סולת
        חיטה מלאה: 700 גרם סולת מחיטה מלאה, פחות 700 גרם סולת`,
    },
    {
      name: { he: "מג׳דרה", en: "Mujaddara (rice and lentils)" },
      lines: [
        {
          he: "אורז ועדשים ירוקות, ומעליהם הר של בצל מטוגן ופריך.",
          en: "Rice and green lentils under a heap of crisp fried onion.",
        },
      ],
      selections: sizes(["grams500", "oneKilo"], [24, 44]),
      allergens: [],
      recipe: `225 גרם אורז בסמטי, 175 גרם עדשים ירוקות, 600 גרם בצל, 125 מ״ל שמן קנולה, 4 גרם כמון
        9 גרם מלח, 1 גרם פלפל שחור`,
    },
    {
      name: { he: "שעועית ירוקה בשום ולימון", en: "Green beans with garlic and lemon" },
      lines: [
        {
          he: "שעועית ירוקה דקה, מוקפצת קלות בשמן זית, שום ולימון.",
          en: "Thin green beans, quickly tossed in olive oil, garlic and lemon.",
        },
      ],
      selections: sizes(["grams500"], [29]),
      allergens: [],
      recipe: `550 גרם שעועית ירוקה, רבע ראש שום, חצי לימון, 30 מ״ל שמן זית, 4 גרם מלח`,
    },
    {
      name: { he: "צימעס גזר", en: "Carrot tzimmes" },
      lines: [
        {
          he: "עיגולי גזר בתבשיל מתוק עם שזיפים מיובשים וקינמון.",
          en: "Carrot rounds in a sweet stew with prunes and cinnamon.",
        },
      ],
      selections: sizes(["grams500", "oneKilo"], [27, 50], [sweetener, 0, 0]),
      allergens: ["sulphites"],
      recipe: `900 גרם גזר, 150 גרם שזיפים מיובשים, 1.5 תפוזים, 20 מ״ל שמן קנולה, 1.5 גרם קינמון
        3 גרם מלח, 45 גרם סוכר לבן
        ממתיק במקום סוכר: 15 גרם ממתיק לבישול ולאפייה, פחות 45 גרם סוכר לבן`,
    },
  ],
};
