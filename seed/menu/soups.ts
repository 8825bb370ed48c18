import { choice, dishType, extra, option, sizes } from "./build-dish.ts";
import { literSizes, servingSizes } from "./portions.ts";
import { addOnNames, commonExtras, spiciness } from "./shared-parts.ts";

export const soups = dishType({
  name: { he: "מרקים", en: "Soups" },
  orderNumber: 10,
  kind: "parve",
  dishes: [
    {
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
      selections: sizes(literSizes, [24.9, 46, 86]),
      options: [spiciness],
      extras: [commonExtras.soupCroutons],
      allergens: ["gluten", "eggs"],
    },
    {
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
      selections: sizes(literSizes, [28, 52, 98], [addOnNames.cleaned, 2.5, 4, 7]),
      extras: [
        extra({ he: "קניידלעך (6 יחידות)", en: "Kneidlach (6 pieces)" }, 18),
        extra({ he: "אטריות דקות למרק", en: "Fine soup noodles" }, 10),
        commonExtras.soupCroutons,
      ],
      kind: "meat",
      allergens: ["gluten", "eggs", "celery"],
    },
    {
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
      selections: sizes(literSizes, [38, 72, 136]),
      options: [
        option(
          { he: "נתח הבשר", en: "Cut of beef" },
          choice({ he: "שריר", en: "Shank" }, 0, 0, 0),
          choice({ he: "לחי", en: "Cheek" }, 4, 7, 13),
          choice({ he: "אסאדו", en: "Short rib" }, 6, 11, 20),
        ),
      ],
      extras: [
        commonExtras.schug,
        extra({ he: "לחוח (3 יחידות)", en: "Lachuch flatbreads (3 pieces)" }, 15),
      ],
      kind: "meat",
      allergens: ["gluten"],
    },
    {
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
      selections: sizes(servingSizes, [39, 148, 280]),
      extras: [extra({ he: "יחידת קובה נוספת", en: "One more kubbeh" }, 8)],
      kind: "meat",
      allergens: ["gluten", "celery"],
    },
    {
      name: { he: "מרק גריסים וירקות", en: "Vegetable and barley soup" },
      lines: [
        {
          he: "גריסי פנינה, שעועית לבנה וירקות שורש במרק סמיך, כמו של סבתא.",
          en: "Pearl barley, white beans and root vegetables in a thick soup, like grandma’s.",
        },
      ],
      selections: sizes(["oneLiter", "twoLiters"], [42, 78]),
      allergens: ["gluten", "celery"],
    },
    {
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
      selections: sizes(literSizes, [26, 48, 90]),
      allergens: [],
    },
  ],
});
