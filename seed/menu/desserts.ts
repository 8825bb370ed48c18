import { addOn, choice, type DishTypePlan, extra, option, selection, sizes } from "./build-dish.ts";
import { pieces } from "./portions.ts";
import { addOnNames } from "./shared-parts.ts";

const { sweetener, wholeGrain } = addOnNames;

export const desserts: DishTypePlan = {
  name: { he: "עוגות וקינוחים", en: "Cakes and desserts" },
  position: 80,
  kind: "parve",
  dishes: [
    {
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
          { he: "עוגה קטנה (8 פרוסות)", en: "Small cake (8 slices)" },
          pieces(8),
          46,
          addOn(sweetener, 4),
          addOn(wholeGrain, 4),
        ),
        selection(
          { he: "עוגה גדולה (20 פרוסות)", en: "Large cake (20 slices)" },
          pieces(20),
          98,
          addOn(sweetener, 8),
        ),
      ],
      allergens: ["gluten", "eggs"],
      recipe: `6 ביצים, 250 מ״ל שמן קנולה, 6 תפוזים, 15 גרם אבקת אפייה, 3 גרם מלח, 100 גרם אבקת סוכר
        400 גרם סוכר לבן, 500 גרם קמח לבן
        ממתיק במקום סוכר: 163 גרם ממתיק לבישול ולאפייה, פחות 400 גרם סוכר לבן
        ממתיק במקום סוכר: פחות 100 גרם אבקת סוכר
        חיטה מלאה: 500 גרם קמח חיטה מלאה, פחות 500 גרם קמח לבן`,
    },
    {
      name: { he: "מלבי קוקוס", en: "Coconut malabi" },
      lines: [
        {
          he: "מלבי רך וקריר על בסיס קוקוס, בניחוח מי ורדים.",
          en: "A soft, cool coconut pudding scented with rose water.",
        },
      ],
      picture: "coconut-malabi",
      selections: [
        selection({ he: "גביע אחד", en: "Single cup" }, pieces(1), 14, addOn(sweetener, 1)),
        selection({ he: "6 גביעים", en: "6 cups" }, pieces(6), 75, addOn(sweetener, 5)),
      ],
      options: [
        option(
          { he: "פיזור מעל", en: "Topping" },
          choice({ he: "קוקוס ובוטנים", en: "Coconut and peanuts" }, 0, 0),
          choice({ he: "קוקוס ופיסטוקים", en: "Coconut and pistachio" }, 2, 10.5),
          choice({ he: "קוקוס בלי אגוזים", en: "Coconut, no nuts" }, 0, 0),
        ),
      ],
      extras: [extra({ he: "צנצנת סירופ ורדים", en: "Jar of rose syrup" }, 18)],
      allergens: ["peanuts", "nuts"],
      recipe: `800 מ״ל חלב קוקוס, 70 גרם קורנפלור, 20 מ״ל מי ורדים, 6 גביעים לקינוח, 100 גרם סוכר לבן
        ממתיק במקום סוכר: 35 גרם ממתיק לבישול ולאפייה, פחות 100 גרם סוכר לבן
        קוקוס ובוטנים: 30 גרם קוקוס טחון, 40 גרם בוטנים קלויים
        קוקוס ופיסטוקים: 30 גרם קוקוס טחון, 40 גרם פיסטוקים קלופים
        קוקוס בלי אגוזים: 50 גרם קוקוס טחון
        צנצנת סירופ ורדים: 150 גרם סוכר לבן, 30 מ״ל מי ורדים, 1 צנצנת`,
    },
    {
      name: { he: "עוגת שמרים שוקולד", en: "Chocolate yeast cake" },
      lines: [
        {
          he: "בצק שמרים רך, קלוע עם מילוי נדיב של שוקולד מריר.",
          en: "Soft yeast dough, braided with a generous filling of dark chocolate.",
        },
      ],
      picture: "chocolate-yeast-cake",
      selections: [
        selection({ he: "עוגה אחת", en: "One cake" }, pieces(1), 54, addOn(wholeGrain, 5)),
        selection({ he: "2 עוגות", en: "2 cakes" }, pieces(2), 99, addOn(wholeGrain, 9)),
      ],
      allergens: ["gluten", "eggs", "soy"],
      recipe: `3 ביצים, 220 גרם סוכר לבן, 60 מ״ל שמן קנולה, 100 גרם מרגרינה פרווה, 12 גרם שמרים יבשים
        350 גרם שוקולד מריר פרווה, 6 גרם מלח, 750 גרם קמח לבן
        חיטה מלאה: 750 גרם קמח חיטה מלאה, פחות 750 גרם קמח לבן`,
    },
    {
      name: { he: "מעמול תמרים", en: "Date maamoul" },
      lines: [
        {
          he: "עוגיות סולת פריכות במילוי תמרים וקינמון, עם אבקת סוכר מעל.",
          en: "Crumbly semolina cookies filled with dates and cinnamon, dusted with powdered sugar.",
        },
      ],
      picture: "date-maamoul",
      selections: sizes(["pieces12", "pieces24"], [42, 78]),
      allergens: ["gluten", "soy"],
      recipe: `300 גרם סולת, 200 גרם קמח לבן, 200 גרם מרגרינה פרווה, 15 מ״ל מי ורדים, 40 גרם סוכר לבן
        400 גרם ממרח תמרים, 4 גרם קינמון, 40 גרם אבקת סוכר`,
    },
    {
      name: { he: "קומפוט פירות יבשים", en: "Dried fruit compote" },
      lines: [
        {
          he: "שזיפים, משמשים, תפוחים ואגסים בסירופ עדין של קינמון וציפורן.",
          en: "Prunes, apricots, apples and pears in a light cinnamon and clove syrup.",
        },
      ],
      selections: sizes(["halfLiter", "oneLiter"], [22, 39], [sweetener, 0, 0]),
      allergens: ["sulphites"],
      recipe: `150 גרם שזיפים מיובשים, 125 גרם משמשים מיובשים, 100 גרם תפוחים מיובשים
        100 גרם אגסים מיובשים, חצי לימון, 1.5 גרם קינמון, ½ גרם ציפורן, 50 גרם סוכר לבן
        ממתיק במקום סוכר: 18 גרם ממתיק לבישול ולאפייה, פחות 50 גרם סוכר לבן`,
    },
  ],
};
