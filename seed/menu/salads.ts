import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { addOnNames } from "./add-on-names.ts";
import { addOn, buildDish, extra, selection } from "./build-dish.ts";
import { commonExtras } from "./common-extras.ts";
import { grams } from "./measures.ts";
import { portions } from "./portions.ts";
import { spiciness } from "./spiciness.ts";

const quinoa = { he: "קינואה במקום בורגול", en: "Quinoa instead of bulgur" };

export const salads: DishType<LocalizedText> = {
  orderType: { he: "סלטים וממרחים", en: "Salads and spreads" },
  orderNumber: 20,
  dishes: [
    buildDish({
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
      selections: [
        selection(portions.grams250, 14),
        selection(portions.grams500, 25),
        selection(portions.oneKilo, 44),
      ],
      extras: [
        commonExtras.pitas,
        extra({ he: "צנצנת מלפפונים חמוצים", en: "Jar of pickled cucumbers" }, 17.5),
      ],
      kind: "parve",
      allergens: ["gluten", "sesame"],
    }),
    buildDish({
      name: { he: "טחינה ירוקה", en: "Green tahini" },
      lines: [
        {
          he: "טחינה משומשום מלא עם פטרוזיליה, כוסברה והרבה לימון.",
          en: "Whole-sesame tahini with parsley, cilantro and plenty of lemon.",
        },
      ],
      picture: "green-tahini",
      selections: [
        selection(portions.grams250, 15),
        selection(portions.grams500, 27),
        selection(portions.oneKilo, 48),
      ],
      kind: "parve",
      allergens: ["sesame"],
    }),
    buildDish({
      name: { he: "סלט מטבוחה", en: "Matbucha" },
      lines: [
        {
          he: "עגבניות ופלפלים קלויים שהצטמצמו שעות על אש קטנה, עם שום ופפריקה.",
          en: "Tomatoes and roasted peppers, simmered for hours with garlic and paprika.",
        },
      ],
      picture: "matbucha",
      selections: [
        selection(portions.grams250, 19),
        selection(portions.grams500, 35),
        selection(portions.oneKilo, 64),
      ],
      options: [spiciness],
      kind: "parve",
      allergens: [],
    }),
    buildDish({
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
      selections: [
        selection(portions.grams250, 22),
        selection(portions.grams500, 40),
        selection(portions.oneKilo, 74),
      ],
      kind: "parve",
      allergens: ["sesame"],
    }),
    buildDish({
      name: { he: "סלט גזר מרוקאי", en: "Moroccan carrot salad" },
      lines: [
        {
          he: "עיגולי גזר מבושלים בתיבול כמון, שום, לימון ופטרוזיליה.",
          en: "Cooked carrot rounds seasoned with cumin, garlic, lemon and parsley.",
        },
      ],
      picture: "moroccan-carrot-salad",
      selections: [
        selection(portions.grams250, 14, addOn(addOnNames.extraSpicy, 0)),
        selection(portions.grams500, 26, addOn(addOnNames.extraSpicy, 0)),
        selection(portions.oneKilo, 46, addOn(addOnNames.extraSpicy, 0)),
      ],
      kind: "parve",
      allergens: [],
    }),
    buildDish({
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
      selections: [
        selection(portions.grams250, 20, addOn(quinoa, 3)),
        selection(portions.grams500, 37, addOn(quinoa, 5)),
        selection(portions.oneKilo, 68, addOn(quinoa, 9)),
      ],
      kind: "parve",
      allergens: ["gluten"],
    }),
    buildDish({
      name: { he: "חמוצים ביתיים", en: "Home-pickled vegetables" },
      lines: [
        {
          he: "כרובית, גזר, כרוב ומלפפונים בכבישה ביתית עם שום ועלי דפנה.",
          en: "Cauliflower, carrot, cabbage and cucumber, pickled at home with garlic and bay.",
        },
      ],
      selections: [
        selection({ name: { he: "צנצנת (700 ג׳)", en: "Jar (700 g)" }, measure: grams(700) }, 22),
      ],
      kind: "parve",
      allergens: [],
    }),
  ],
};
