import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { addOnNames } from "./add-on-names.ts";
import { addOn, buildDish, choice, extra, selection } from "./build-dish.ts";
import { commonExtras } from "./common-extras.ts";
import { portions } from "./portions.ts";
import { spiciness } from "./spiciness.ts";

export const soups: DishType<LocalizedText> = {
  orderType: { he: "מרקים", en: "Soups" },
  orderNumber: 10,
  dishes: [
    buildDish({
      name: { he: "מרק עדשים כתומות", en: "Orange lentil soup" },
      lines: [
        {
          he: "מרק סמיך ומחמם מעדשים כתומות, גזר ובצל שהשחים לאט.",
          en: "A thick, warming soup of orange lentils, carrot and slowly browned onion.",
        },
        {
          he: "בניחוח כמון וכורכום, עם כוסברה טרייה ולימון להגשה.",
          en: "Scented with cumin and turmeric, with fresh cilantro and lemon for serving.",
        },
      ],
      picture: "orange-lentil-soup",
      selections: [
        selection(portions.halfLiter, 24.9),
        selection(portions.oneLiter, 46),
        selection(portions.twoLiters, 86),
      ],
      options: [spiciness],
      extras: [commonExtras.soupCroutons],
      kind: "parve",
      allergens: ["gluten", "eggs"],
    }),
    buildDish({
      name: { he: "מרק עוף צח עם ירקות", en: "Clear chicken soup with vegetables" },
      lines: [
        {
          he: "ציר עוף זהוב שמתבשל שעות ארוכות עם ירקות שורש ושמיר.",
          en: "Golden chicken broth, simmered for hours with root vegetables and dill.",
        },
        {
          he: "מגיע עם נתחי עוף רכים וירקות מהסיר.",
          en: "Comes with tender pieces of chicken and the vegetables from the pot.",
        },
      ],
      picture: "clear-chicken-soup",
      selections: [
        selection(portions.halfLiter, 28, addOn(addOnNames.cleaned, 2.5)),
        selection(portions.oneLiter, 52, addOn(addOnNames.cleaned, 4)),
        selection(portions.twoLiters, 98, addOn(addOnNames.cleaned, 7)),
      ],
      extras: [
        extra({ he: "קניידלעך (6 יחידות)", en: "Kneidlach (6 pieces)" }, 18),
        extra({ he: "אטריות דקות למרק", en: "Fine soup noodles" }, 10),
        commonExtras.soupCroutons,
      ],
      kind: "meat",
      allergens: ["gluten", "eggs", "celery"],
    }),
    buildDish({
      name: { he: "מרק תימני עם בשר בקר", en: "Yemenite beef soup" },
      lines: [
        {
          he: "מרק זהוב וריחני בתיבול חוואיג׳, עם תפוחי אדמה ועגבנייה.",
          en: "A fragrant golden soup seasoned with hawaij, with potato and tomato.",
        },
        {
          he: "הבשר מתבשל לאט, עד שהוא מתפרק במזלג.",
          en: "The beef cooks slowly, until it falls apart under a fork.",
        },
      ],
      picture: "yemenite-beef-soup",
      selections: [
        selection(portions.halfLiter, 38),
        selection(portions.oneLiter, 72),
        selection(portions.twoLiters, 136),
      ],
      options: [
        {
          name: { he: "נתח הבשר", en: "Cut of beef" },
          choices: [
            choice({ he: "שריר", en: "Shin" }, 0, 0, 0),
            choice({ he: "לחי", en: "Cheek" }, 4, 7, 13),
            choice({ he: "אסאדו", en: "Short rib" }, 6, 11, 20),
          ],
        },
      ],
      extras: [
        commonExtras.schug,
        extra({ he: "לחוח (3 יחידות)", en: "Lachuch flatbreads (3 pieces)" }, 15),
      ],
      kind: "meat",
      allergens: ["gluten"],
    }),
    buildDish({
      name: { he: "מרק קובה סלק", en: "Beet kubbeh soup" },
      lines: [
        {
          he: "קובה סולת במילוי בשר בקר, במרק סלק חמוץ־מתוק עם סלרי.",
          en: "Semolina kubbeh filled with beef, in a sweet-and-sour beet soup with celery.",
        },
        {
          he: "בכל מנה ארבע יחידות קובה והרבה מרק.",
          en: "Each portion has four kubbeh and plenty of soup.",
        },
      ],
      picture: "beet-kubbeh-soup",
      selections: [
        selection(portions.single, 39),
        selection(portions.four, 148),
        selection(portions.eight, 280),
      ],
      extras: [extra({ he: "יחידת קובה נוספת", en: "One more kubbeh" }, 8)],
      kind: "meat",
      allergens: ["gluten", "celery"],
    }),
    buildDish({
      name: { he: "מרק גריסים וירקות", en: "Vegetable and barley soup" },
      lines: [
        {
          he: "גריסי פנינה, שעועית לבנה וירקות שורש במרק סמיך, כמו של סבתא.",
          en: "Pearl barley, white beans and root vegetables in a thick soup, like grandma’s.",
        },
      ],
      selections: [selection(portions.oneLiter, 42), selection(portions.twoLiters, 78)],
      kind: "parve",
      allergens: ["gluten", "celery"],
    }),
    buildDish({
      name: { he: "מרק דלעת וקוקוס", en: "Pumpkin and coconut soup" },
      lines: [
        {
          he: "מרק דלעת חלק ועדין עם קוקוס, ג׳ינג׳ר וקורט אגוז מוסקט.",
          en: "A smooth, gentle pumpkin soup with coconut, ginger and a touch of nutmeg.",
        },
        {
          he: "גרעיני דלעת קלויים מצורפים בנפרד, לפיזור מעל.",
          en: "Toasted pumpkin seeds come on the side, to scatter on top.",
        },
      ],
      picture: "pumpkin-coconut-soup",
      selections: [
        selection(portions.halfLiter, 26),
        selection(portions.oneLiter, 48),
        selection(portions.twoLiters, 90),
      ],
      kind: "parve",
      allergens: [],
    }),
  ],
};
