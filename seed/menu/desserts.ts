import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { addOnNames } from "./add-on-names.ts";
import { addOn, buildDish, choice, extra, selection } from "./build-dish.ts";
import { pieces } from "./measures.ts";
import { portions } from "./portions.ts";

const { sweetener, wholeGrain } = addOnNames;

export const desserts: DishType<LocalizedText> = {
  orderType: { he: "עוגות וקינוחים", en: "Cakes and desserts" },
  orderNumber: 80,
  dishes: [
    buildDish({
      name: { he: "עוגת תפוזים", en: "Orange cake" },
      lines: [
        {
          he: "עוגה בחושה ועסיסית, עם מיץ וקליפה מגוררת של תפוזים טריים.",
          en: "A moist cake with the juice and zest of fresh oranges.",
        },
        {
          he: "מצופה זיגוג תפוזים ומעוטרת בפרוסות תפוז דקות.",
          en: "Finished with an orange glaze and thin slices of orange.",
        },
      ],
      picture: "orange-cake",
      selections: [
        selection(
          { name: { he: "עוגה קטנה (8 פרוסות)", en: "Small cake (8 slices)" }, measure: pieces(1) },
          46,
          addOn(sweetener, 4),
          addOn(wholeGrain, 4),
        ),
        selection(
          {
            name: { he: "עוגה גדולה (20 פרוסות)", en: "Large cake (20 slices)" },
            measure: pieces(1),
          },
          98,
          addOn(sweetener, 8),
        ),
      ],
      kind: "parve",
      allergens: ["gluten", "eggs"],
    }),
    buildDish({
      name: { he: "מלבי קוקוס", en: "Coconut malabi" },
      lines: [
        {
          he: "מלבי רך וקריר על בסיס קוקוס, בניחוח מי ורדים.",
          en: "A soft, cool coconut pudding scented with rose water.",
        },
      ],
      picture: "coconut-malabi",
      selections: [
        selection(
          { name: { he: "גביע אחד", en: "Single cup" }, measure: pieces(1) },
          14,
          addOn(sweetener, 1),
        ),
        selection(
          { name: { he: "6 גביעים", en: "6 cups" }, measure: pieces(6) },
          75,
          addOn(sweetener, 5),
        ),
      ],
      options: [
        {
          name: { he: "פיזור מעל", en: "Topping" },
          choices: [
            choice({ he: "קוקוס ובוטנים", en: "Coconut and peanuts" }, 0, 0),
            choice({ he: "קוקוס ופיסטוקים", en: "Coconut and pistachio" }, 2, 10.5),
          ],
        },
      ],
      extras: [extra({ he: "צנצנת סירופ ורדים", en: "Jar of rose syrup" }, 18)],
      kind: "parve",
      allergens: ["peanuts", "nuts"],
    }),
    buildDish({
      name: { he: "עוגת שמרים שוקולד", en: "Chocolate yeast cake" },
      lines: [
        {
          he: "בצק שמרים רך, קלוע עם מילוי נדיב של שוקולד מריר.",
          en: "Soft yeast dough, braided with a generous filling of dark chocolate.",
        },
      ],
      picture: "chocolate-yeast-cake",
      selections: [
        selection(
          { name: { he: "עוגה אחת", en: "One cake" }, measure: pieces(1) },
          54,
          addOn(wholeGrain, 5),
        ),
        selection(
          { name: { he: "2 עוגות", en: "2 cakes" }, measure: pieces(2) },
          99,
          addOn(wholeGrain, 9),
        ),
      ],
      kind: "parve",
      allergens: ["gluten", "eggs", "soy"],
    }),
    buildDish({
      name: { he: "מעמול תמרים", en: "Date maamoul" },
      lines: [
        {
          he: "עוגיות סולת פריכות במילוי תמרים וקינמון, עם אבקת סוכר מעל.",
          en: "Crumbly semolina cookies filled with dates and cinnamon, dusted with sugar.",
        },
      ],
      picture: "date-maamoul",
      selections: [selection(portions.pieces12, 42), selection(portions.pieces24, 78)],
      kind: "parve",
      allergens: ["gluten", "soy"],
    }),
    buildDish({
      name: { he: "קומפוט פירות יבשים", en: "Dried fruit compote" },
      lines: [
        {
          he: "שזיפים, משמשים, תפוחים ואגסים בסירופ עדין של קינמון וציפורן.",
          en: "Prunes, apricots, apples and pears in a light cinnamon and clove syrup.",
        },
      ],
      selections: [
        selection(portions.halfLiter, 22, addOn(sweetener, 0)),
        selection(portions.oneLiter, 39, addOn(sweetener, 0)),
      ],
      kind: "parve",
      allergens: ["sulphites"],
    }),
  ],
};
