import { addOn, choice, type DishTypePlan, extra, option, selection, sizes } from "./build-dish.ts";
import { pieces, servings } from "./portions.ts";
import { addOnNames, commonExtras } from "./shared-parts.ts";

const { wholeGrain } = addOnNames;

export const baking: DishTypePlan = {
  name: { he: "חלות ומאפים", en: "Challot and pastries" },
  position: 70,
  kind: "parve",
  dishes: [
    {
      name: { he: "חלת שבת", en: "Shabbat challah" },
      lines: [
        {
          he: "חלות קלועות ביד, תפוחות, רכות ואווריריות.",
          en: "Hand-braided challot, well risen, soft and airy.",
        },
        {
          he: "טעימות במיוחד אחרי חימום קצר.",
          en: "Especially good when briefly warmed.",
        },
      ],
      picture: "shabbat-challah",
      selections: [
        selection({ he: "2 חלות", en: "2 challot" }, pieces(2), 34, addOn(wholeGrain, 3.5)),
        selection({ he: "4 חלות", en: "4 challot" }, pieces(4), 64, addOn(wholeGrain, 6)),
      ],
      options: [
        option(
          { he: "פיזור מעל", en: "Topping" },
          choice({ he: "שומשום", en: "Sesame" }, 0),
          choice({ he: "פרג", en: "Poppy seeds" }, 0),
          choice({ he: "בלי פיזור", en: "Plain" }, 0),
        ),
      ],
      allergens: ["gluten", "eggs", "sesame"],
      recipe: `90 גרם סוכר לבן, 3 ביצים, 100 מ״ל שמן קנולה, 14 גרם שמרים יבשים, 16 גרם מלח, 1 ק״ג קמח לבן
        חיטה מלאה: 1 ק״ג קמח חיטה מלאה, פחות 1 ק״ג קמח לבן
        שומשום: 20 גרם שומשום
        פרג: 20 גרם פרג`,
    },
    {
      name: { he: "בורקס פרווה", en: "Parve bourekas" },
      lines: [
        {
          he: "ריבועים פריכים וזהובים מבצק עלים פרווה, עם שומשום מעל.",
          en: "Crisp, golden squares of parve puff pastry, topped with sesame.",
        },
      ],
      picture: "potato-bourekas",
      selections: sizes(["pieces12", "pieces24"], [48, 90]),
      options: [
        option(
          { he: "מילוי", en: "Filling" },
          choice({ he: "תפוחי אדמה ובצל", en: "Potato and onion" }, 0, 0),
          choice({ he: "תרד ושום", en: "Spinach and garlic" }, 4, 7),
          choice({ he: "פטריות", en: "Mushroom" }, 6, 11),
        ),
      ],
      allergens: ["gluten", "eggs", "sesame", "soy"],
      recipe: `1 ק״ג בצק עלים פרווה, 1 ביצה, 20 גרם שומשום, 8 גרם מלח, 2 גרם פלפל שחור
        תפוחי אדמה ובצל: 900 גרם תפוחי אדמה, 300 גרם בצל, 40 מ״ל שמן קנולה
        תרד ושום: 800 גרם תרד קפוא, חצי ראש שום, 150 גרם בצל, 30 מ״ל שמן קנולה
        פטריות: 1 ק״ג פטריות שמפיניון, 250 גרם בצל, 40 מ״ל שמן קנולה`,
    },
    {
      name: { he: "פאי פטריות ותימין", en: "Mushroom and thyme pie" },
      lines: [
        {
          he: "בצק פריך ומילוי עשיר של פטריות, בצל מקורמל ותימין.",
          en: "Crumbly pastry with a rich filling of mushrooms, caramelized onion and thyme.",
        },
      ],
      picture: "mushroom-pie",
      selections: [
        selection({ he: "פאי אישי", en: "Individual pie" }, servings(1), 26, addOn(wholeGrain, 2)),
        selection(
          { he: "פאי משפחתי (6 מנות)", en: "Family pie (6 portions)" },
          servings(6),
          118,
          addOn(wholeGrain, 9),
        ),
      ],
      allergens: ["gluten", "eggs", "soy"],
      recipe: `1 ק״ג פטריות שמפיניון, 600 גרם בצל, 0.7 צרור תימין, 20 גרם קורנפלור, 50 מ״ל שמן קנולה
        150 גרם מרגרינה פרווה, 3 ביצים, 10 גרם מלח, 2 גרם פלפל שחור, 300 גרם קמח לבן
        חיטה מלאה: 300 גרם קמח חיטה מלאה, פחות 300 גרם קמח לבן`,
    },
    {
      name: { he: "ג׳חנון", en: "Jachnun" },
      lines: [
        {
          he: "בצק דק־דק, מגולגל ונאפה לאט כל הלילה, עד שהוא מקבל צבע ענבר.",
          en: "Paper-thin dough, rolled up and baked slowly overnight to a deep amber.",
        },
        { he: "הכי טעים כשהוא חם, בבוקר שבת.", en: "At its best hot, on Shabbat morning." },
      ],
      picture: "jachnun",
      selections: sizes(["pieces4", "pieces8"], [44, 82], [wholeGrain, 3, 5]),
      extras: [
        commonExtras.brownEgg,
        extra({ he: "עגבניות מגוררות (250 ג׳)", en: "Grated tomatoes (250 g)" }, 9),
        commonExtras.schug,
      ],
      allergens: ["gluten", "eggs", "soy"],
      recipe: `200 גרם מרגרינה פרווה, 30 גרם סילאן, 20 גרם דבש, 5 גרם אבקת אפייה, 18 גרם מלח
        1 ק״ג קמח לבן
        חיטה מלאה: 1 ק״ג קמח חיטה מלאה, פחות 1 ק״ג קמח לבן
        עגבניות מגוררות (250 ג׳): 280 גרם עגבניות, 2 גרם מלח
        ביצה חומה: 1 ביצה
        צנצנת סחוג ירוק: 2 כוסברה (צרור), 5 פלפלים ירוקים חריפים, חצי ראש שום, 30 מ״ל שמן זית
        צנצנת סחוג ירוק: 2 גרם כמון, 4 גרם מלח, 1 צנצנת`,
    },
    {
      name: { he: "פוקצ׳ה עם בצל סגול ורוזמרין", en: "Focaccia with red onion and rosemary" },
      lines: [
        {
          he: "פוקצ׳ה אוורירית בשמן זית, עם בצל סגול, רוזמרין ומלח גס.",
          en: "An airy olive-oil focaccia with red onion, rosemary and coarse salt.",
        },
      ],
      selections: [
        selection({ he: "פוקצ׳ה אחת", en: "One focaccia" }, pieces(1), 32, addOn(wholeGrain, 4)),
      ],
      allergens: ["gluten"],
      recipe: `5 גרם שמרים יבשים, 60 מ״ל שמן זית, 100 גרם בצל סגול, 0.3 צרור רוזמרין, 5 גרם מלח גס
        6 גרם מלח, 5 גרם סוכר לבן, 350 גרם קמח לבן
        חיטה מלאה: 350 גרם קמח חיטה מלאה, פחות 350 גרם קמח לבן`,
    },
  ],
};
