import { dishType, extra, selection, sizes } from "./build-dish.ts";
import { gramSizes, grams } from "./portions.ts";
import { addOnNames, commonExtras, spiciness } from "./shared-parts.ts";

const quinoa = { he: "קינואה במקום בורגול", en: "Quinoa instead of bulgur" };

export const salads = dishType({
  name: { he: "סלטים וממרחים", en: "Salads and spreads" },
  orderNumber: 20,
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
    },
  ],
});
