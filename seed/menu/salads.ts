import { type DishTypePlan, extra, selection, sizes } from "./build-dish.ts";
import { gramSizes, grams } from "./portions.ts";
import { addOnNames, commonExtras, spiciness } from "./shared-parts.ts";

const quinoa = { he: "קינואה במקום בורגול", en: "Quinoa instead of bulgur" };

export const salads: DishTypePlan = {
  name: { he: "סלטים וממרחים", en: "Salads and spreads" },
  position: 20,
  kind: "parve",
  dishes: [
    {
      name: { he: "חומוס ביתי עם גרגרים שלמים", en: "Homemade hummus with whole chickpeas" },
      lines: [
        {
          he: "חומוס חלק ואוורירי עם טחינה גולמית, לימון ושום.",
          en: "Smooth, airy hummus with raw tahini, lemon and garlic.",
        },
        {
          he: "מעליו גרגרי חומוס שלמים, שמן זית ופפריקה.",
          en: "Topped with whole chickpeas, olive oil and paprika.",
        },
      ],
      picture: "homemade-hummus",
      selections: sizes(gramSizes, [14, 25, 44]),
      extras: [
        commonExtras.pitas,
        extra({ he: "צנצנת מלפפונים חמוצים", en: "Jar of pickled cucumbers" }, 17.5),
      ],
      allergens: ["gluten", "sesame"],
      recipe: `325 גרם גרגרי חומוס, 225 גרם טחינה גולמית, 2 לימונים, 0.2 ראש שום, 3 גרם כמון
        9 גרם מלח, 40 מ״ל שמן זית, 2 גרם פפריקה מתוקה, רבע צרור פטרוזיליה
        צנצנת מלפפונים חמוצים: 450 גרם מלפפונים, 0.3 ראש שום, 0.3 צרור שמיר, 25 גרם מלח
        צנצנת מלפפונים חמוצים: 1 צנצנת
        פיתות (5 יחידות): 5 פיתות`,
    },
    {
      name: { he: "טחינה ירוקה", en: "Green tahini" },
      lines: [
        {
          he: "טחינה משומשום מלא עם פטרוזיליה, כוסברה והרבה לימון.",
          en: "Whole-sesame tahini with parsley, cilantro and plenty of lemon.",
        },
      ],
      picture: "green-tahini",
      selections: sizes(gramSizes, [15, 27, 48]),
      allergens: ["sesame"],
      recipe: `450 גרם טחינה משומשום מלא, 4 לימונים, 2 פטרוזיליה (צרור), 1 צרור כוסברה, 0.2 ראש שום
        10 גרם מלח`,
    },
    {
      name: { he: "סלט מטבוחה", en: "Matbucha" },
      lines: [
        {
          he: "עגבניות ופלפלים קלויים שהצטמצמו שעות על אש קטנה, עם שום ופפריקה.",
          en: "Tomatoes and roasted peppers, simmered for hours with garlic and paprika.",
        },
      ],
      picture: "matbucha",
      selections: sizes(gramSizes, [19, 35, 64]),
      options: [spiciness],
      allergens: [],
      recipe: `1.5 ק״ג עגבניות, 450 גרם פלפל אדום, חצי ראש שום, 75 מ״ל שמן קנולה
        8 גרם פפריקה מתוקה, 8 גרם סוכר לבן, 10 גרם מלח
        בינוני: 1 פלפל ירוק חריף
        חריף: 2.5 פלפלים ירוקים חריפים`,
    },
    {
      name: { he: "חצילים קלויים בטחינה", en: "Roasted eggplant with tahini" },
      lines: [
        {
          he: "חצילים שנקלו על אש גלויה, בטעם מעושן ועמוק.",
          en: "Eggplant charred over an open flame, with a deep smoky taste.",
        },
        {
          he: "בטחינה לימונית, עם גרגרי רימון ופטרוזיליה.",
          en: "In lemony tahini, with pomegranate seeds and parsley.",
        },
      ],
      picture: "roasted-eggplant-with-tahini",
      selections: sizes(gramSizes, [22, 40, 74]),
      allergens: ["sesame"],
      recipe: `1.5 ק״ג חצילים, 175 גרם טחינה גולמית, 1.5 לימונים, 0.2 ראש שום, 8 גרם מלח
        חצי רימון, רבע צרור פטרוזיליה`,
    },
    {
      name: { he: "סלט גזר מרוקאי", en: "Moroccan carrot salad" },
      lines: [
        {
          he: "עיגולי גזר מבושלים בתיבול כמון, שום, לימון ופטרוזיליה.",
          en: "Cooked carrot rounds seasoned with cumin, garlic, lemon and parsley.",
        },
      ],
      picture: "moroccan-carrot-salad",
      selections: sizes(gramSizes, [14, 26, 46], [addOnNames.extraSpicy, 0, 0, 0]),
      allergens: [],
      recipe: `1.1 ק״ג גזר, רבע ראש שום, 1 לימון, 50 מ״ל שמן קנולה, חצי צרור פטרוזיליה
        5 גרם כמון, 5 גרם פפריקה מתוקה, 8 גרם מלח
        חריף במיוחד: 1.5 פלפלים ירוקים חריפים`,
    },
    {
      name: { he: "טבולה עם רימונים", en: "Tabbouleh with pomegranate" },
      lines: [
        {
          he: "הרבה פטרוזיליה ונענע קצוצות דק, מעט בורגול וגרגרי רימון.",
          en: "Lots of finely chopped parsley and mint, a little bulgur and pomegranate seeds.",
        },
        {
          he: "בתיבול לימון סחוט ושמן זית.",
          en: "Dressed with fresh lemon juice and olive oil.",
        },
      ],
      picture: "tabbouleh-with-pomegranate",
      selections: sizes(gramSizes, [20, 37, 68], [quinoa, 3, 5, 9]),
      allergens: ["gluten"],
      recipe: `4.5 פטרוזיליה (צרור), 1.5 נענע (צרור), 75 גרם בצל סגול, 1 רימון, 2.5 לימונים
        75 מ״ל שמן זית, 6 גרם מלח, 125 גרם בורגול דק
        קינואה במקום בורגול: 125 גרם קינואה, פחות 125 גרם בורגול דק`,
    },
    {
      name: { he: "חמוצים ביתיים", en: "Home-pickled vegetables" },
      lines: [
        {
          he: "כרובית, גזר, כרוב ומלפפונים בכבישה ביתית עם שום ועלי דפנה.",
          en: "Cauliflower, carrot, cabbage and cucumber, pickled at home with garlic and bay.",
        },
      ],
      selections: [selection({ he: "צנצנת (700 ג׳)", en: "Jar (700 g)" }, grams(700), 22)],
      allergens: [],
      recipe: `150 גרם כרובית, 120 גרם גזר, 120 גרם כרוב, 150 גרם מלפפונים, 0.3 ראש שום, ½ גרם עלי דפנה
        60 מ״ל חומץ, 8 גרם סוכר לבן, 25 גרם מלח, 1 צנצנת`,
    },
  ],
};
