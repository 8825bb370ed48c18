import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { addOnNames } from "./add-on-names.ts";
import { addOn, buildDish, choice, selection } from "./build-dish.ts";
import { pieces } from "./measures.ts";
import { portions } from "./portions.ts";

const { sweetener, wholeGrain } = addOnNames;
const blackPepper = { he: "עוד פלפל שחור", en: "Extra black pepper" };

export const sideDishes: DishType<LocalizedText> = {
  orderType: { he: "תוספות חמות", en: "Side dishes" },
  orderNumber: 60,
  dishes: [
    buildDish({
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
          { name: { he: "פרוסה אחת", en: "Single slice" }, measure: pieces(1) },
          16,
          addOn(wholeGrain, 1.5),
          addOn(blackPepper, 0),
        ),
        selection(
          {
            name: { he: "קוגל שלם (10 פרוסות)", en: "Whole kugel (10 slices)" },
            measure: pieces(10),
          },
          138,
          addOn(wholeGrain, 12),
          addOn(blackPepper, 0),
        ),
      ],
      kind: "parve",
      allergens: ["gluten", "eggs"],
    }),
    buildDish({
      name: { he: "אורז חגיגי עם שקדים וצימוקים", en: "Festive rice with almonds and raisins" },
      lines: [
        {
          he: "אורז אחד־אחד בניחוח זעפרן, עם שקדים קלויים, צימוקים וחמוציות.",
          en: "Fluffy saffron rice with toasted almonds, raisins and cranberries.",
        },
      ],
      picture: "festive-rice",
      selections: [
        selection(portions.single, 18),
        selection(portions.four, 66),
        selection(portions.eight, 122),
      ],
      options: [
        {
          name: { he: "סוג האורז", en: "Type of rice" },
          choices: [
            choice({ he: "אורז בסמטי", en: "White basmati" }, 0, 0, 0),
            choice({ he: "אורז מלא", en: "Brown rice" }, 2, 7, 12),
          ],
        },
      ],
      kind: "parve",
      allergens: ["nuts", "sulphites"],
    }),
    buildDish({
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
      selections: [
        selection(portions.single, 28, addOn(wholeGrain, 2)),
        selection(portions.four, 106, addOn(wholeGrain, 7)),
        selection(portions.eight, 198, addOn(wholeGrain, 12)),
      ],
      kind: "parve",
      allergens: ["gluten"],
    }),
    buildDish({
      name: { he: "מג׳דרה", en: "Mujaddara (rice and lentils)" },
      lines: [
        {
          he: "אורז ועדשים ירוקות, ומעליהם הר של בצל מטוגן ופריך.",
          en: "Rice and green lentils under a heap of crisp fried onion.",
        },
      ],
      selections: [selection(portions.grams500, 24), selection(portions.oneKilo, 44)],
      kind: "parve",
      allergens: [],
    }),
    buildDish({
      name: { he: "שעועית ירוקה בשום ולימון", en: "Green beans with garlic and lemon" },
      lines: [
        {
          he: "שעועית ירוקה דקה, מוקפצת קלות בשמן זית, שום ולימון.",
          en: "Thin green beans, quickly tossed in olive oil, garlic and lemon.",
        },
      ],
      selections: [selection(portions.grams500, 29)],
      kind: "parve",
      allergens: [],
    }),
    buildDish({
      name: { he: "צימעס גזר", en: "Carrot tzimmes" },
      lines: [
        {
          he: "עיגולי גזר בתבשיל מתוק עם שזיפים מיובשים וקינמון.",
          en: "Carrot rounds in a sweet stew with prunes and cinnamon.",
        },
      ],
      selections: [
        selection(portions.grams500, 27, addOn(sweetener, 0)),
        selection(portions.oneKilo, 50, addOn(sweetener, 0)),
      ],
      kind: "parve",
      allergens: ["sulphites"],
    }),
  ],
};
