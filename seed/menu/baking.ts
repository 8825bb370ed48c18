import { addOn, choice, dishType, extra, option, selection, sizes } from "./build-dish.ts";
import { pieces, servings } from "./portions.ts";
import { addOnNames, commonExtras } from "./shared-parts.ts";

const { wholeGrain } = addOnNames;

export const baking = dishType({
  name: { he: "חלות ומאפים", en: "Challot and pastries" },
  orderNumber: 70,
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
          choice({ he: "ללא פיזור", en: "Plain" }, 0),
        ),
      ],
      allergens: ["gluten", "eggs", "sesame"],
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
        extra({ he: "עגבניות מרוסקות (250 ג׳)", en: "Grated tomatoes (250 g)" }, 9),
        commonExtras.schug,
      ],
      allergens: ["gluten", "eggs", "soy"],
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
    },
  ],
});
