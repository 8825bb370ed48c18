import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { addOnNames } from "./add-on-names.ts";
import { addOn, buildDish, choice, extra, selection } from "./build-dish.ts";
import { commonExtras } from "./common-extras.ts";
import { pieces, servings } from "./measures.ts";
import { portions } from "./portions.ts";

const { wholeGrain } = addOnNames;

export const baking: DishType<LocalizedText> = {
  orderType: { he: "חלות ומאפים", en: "Challot and pastries" },
  orderNumber: 70,
  dishes: [
    buildDish({
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
        selection(
          { name: { he: "2 חלות", en: "2 challot" }, measure: pieces(2) },
          34,
          addOn(wholeGrain, 3.5),
        ),
        selection(
          { name: { he: "4 חלות", en: "4 challot" }, measure: pieces(4) },
          64,
          addOn(wholeGrain, 6),
        ),
      ],
      options: [
        {
          name: { he: "פיזור מעל", en: "Topping" },
          choices: [
            choice({ he: "שומשום", en: "Sesame" }, 0),
            choice({ he: "פרג", en: "Poppy seeds" }, 0),
            choice({ he: "ללא פיזור", en: "Plain" }, 0),
          ],
        },
      ],
      kind: "parve",
      allergens: ["gluten", "eggs", "sesame"],
    }),
    buildDish({
      name: { he: "בורקס פרווה", en: "Parve bourekas" },
      lines: [
        {
          he: "ריבועים פריכים וזהובים מבצק עלים פרווה, עם שומשום מעל.",
          en: "Crisp, golden squares of parve puff pastry, topped with sesame.",
        },
      ],
      picture: "potato-bourekas",
      selections: [selection(portions.pieces12, 48), selection(portions.pieces24, 90)],
      options: [
        {
          name: { he: "מילוי", en: "Filling" },
          choices: [
            choice({ he: "תפוחי אדמה ובצל", en: "Potato and onion" }, 0, 0),
            choice({ he: "תרד ושום", en: "Spinach and garlic" }, 4, 7),
            choice({ he: "פטריות", en: "Mushroom" }, 6, 11),
          ],
        },
      ],
      kind: "parve",
      allergens: ["gluten", "eggs", "sesame", "soy"],
    }),
    buildDish({
      name: { he: "פאי פטריות ותימין", en: "Mushroom and thyme pie" },
      lines: [
        {
          he: "בצק פריך ומילוי עשיר של פטריות, בצל מקורמל ותימין.",
          en: "Crumbly pastry with a rich filling of mushrooms, caramelized onion and thyme.",
        },
      ],
      picture: "mushroom-pie",
      selections: [
        selection(
          { name: { he: "פאי אישי", en: "Individual pie" }, measure: servings(1) },
          26,
          addOn(wholeGrain, 2),
        ),
        selection(
          {
            name: { he: "פאי משפחתי (6 מנות)", en: "Family pie (6 portions)" },
            measure: servings(6),
          },
          118,
          addOn(wholeGrain, 9),
        ),
      ],
      kind: "parve",
      allergens: ["gluten", "eggs", "soy"],
    }),
    buildDish({
      name: { he: "ג׳חנון", en: "Jachnun" },
      lines: [
        {
          he: "בצק דק־דק, מגולגל ונאפה לאט כל הלילה, עד שהוא מקבל צבע ענבר.",
          en: "Paper-thin dough, rolled up and baked slowly overnight to a deep amber.",
        },
        { he: "הכי טעים כשהוא חם, בבוקר שבת.", en: "At its best hot, on Shabbat morning." },
      ],
      picture: "jachnun",
      selections: [
        selection(portions.pieces4, 44, addOn(wholeGrain, 3)),
        selection(portions.pieces8, 82, addOn(wholeGrain, 5)),
      ],
      extras: [
        commonExtras.brownEgg,
        extra({ he: "עגבניות מרוסקות (250 ג׳)", en: "Grated tomatoes (250 g)" }, 9),
        commonExtras.schug,
      ],
      kind: "parve",
      allergens: ["gluten", "eggs", "soy"],
    }),
    buildDish({
      name: { he: "פוקצ׳ה עם בצל סגול ורוזמרין", en: "Focaccia with red onion and rosemary" },
      lines: [
        {
          he: "פוקצ׳ה אוורירית בשמן זית, עם בצל סגול, רוזמרין ומלח גס.",
          en: "An airy olive-oil focaccia with red onion, rosemary and coarse salt.",
        },
      ],
      selections: [
        selection(
          { name: { he: "פוקצ׳ה אחת", en: "One focaccia" }, measure: pieces(1) },
          32,
          addOn(wholeGrain, 4),
        ),
      ],
      kind: "parve",
      allergens: ["gluten"],
    }),
  ],
};
