import { choice, type DishTypePlan, extra, option, sizes } from "./build-dish.ts";
import { literSizes, liters, servingSizes } from "./portions.ts";
import { addOnNames, commonExtras, spiciness } from "./shared-parts.ts";

export const soups: DishTypePlan = {
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
      makes: liters(4),
      recipe: `700 גרם עדשים כתומות, 500 גרם בצל, 400 גרם גזר, 50 גרם רסק עגבניות, ½ שום (ראש)
        60 מ״ל שמן קנולה, 10 גרם כמון, 6 גרם כורכום, 30 גרם מלח, 1 כוסברה (צרור), 3 לימונים
        בינוני: 1 פלפל ירוק חריף
        חריף: 3 פלפל ירוק חריף
        שקית שקדי מרק: 1 שקדי מרק (שקית)`,
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
      makes: liters(4),
      recipe: `1 עוף שלם, 700 גרם כנפי עוף, 500 גרם גזר, 300 גרם בצל, 300 גרם קישואים, ½ סלרי (ראש)
        200 גרם שורש סלרי, 200 גרם שורש פטרוזיליה, 1 שמיר (צרור), ½ פטרוזיליה (צרור), 35 גרם מלח
        3 גרם פלפל שחור, 2 גרם כורכום
        קניידלעך (6 יחידות): 90 גרם קמח מצה, 2 ביצים, 30 מ״ל שמן קנולה, 3 גרם מלח
        אטריות דקות למרק: 200 גרם אטריות דקות
        שקית שקדי מרק: 1 שקדי מרק (שקית)`,
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
      makes: liters(4),
      recipe: `600 גרם עצמות מח בקר, 900 גרם תפוחי אדמה, 400 גרם עגבניות, 400 גרם בצל, ½ שום (ראש)
        40 גרם רסק עגבניות, 25 גרם חוואיג׳ למרק, 30 גרם מלח, 1 כוסברה (צרור)
        שריר: 1.2 ק״ג שריר בקר
        לחי: 1.2 ק״ג לחי בקר
        אסאדו: 1.6 ק״ג אסאדו עם עצם
        לחוח (3 יחידות): 250 גרם קמח לבן, 50 גרם סולת, 4 גרם שמרים יבשים, 5 גרם סוכר לבן
        לחוח (3 יחידות): 5 גרם מלח
        צנצנת סחוג ירוק: 2 כוסברה (צרור), 5 פלפל ירוק חריף, ½ שום (ראש), 30 מ״ל שמן זית
        צנצנת סחוג ירוק: 2 גרם כמון, 4 גרם מלח, 1 צנצנות`,
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
      recipe: `700 גרם סולת, 500 גרם בשר בקר טחון, 500 גרם בצל, 0.8 סלרי (ראש), 5 גרם בהרט, 40 גרם מלח
        60 מ״ל שמן קנולה, 1.5 ק״ג סלק, 50 גרם רסק עגבניות, ½ שום (ראש), 4 לימונים, 60 גרם סוכר לבן
        3 גרם פלפל שחור
        יחידת קובה נוספת: 22 גרם סולת, 16 גרם בשר בקר טחון, 9 גרם בצל`,
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
      makes: liters(4),
      recipe: `350 גרם גריסי פנינה, 250 גרם שעועית לבנה, 400 גרם בצל, 400 גרם גזר, 300 גרם תפוחי אדמה
        ½ סלרי (ראש), 200 גרם שורש סלרי, 150 גרם שורש פטרוזיליה, 40 גרם רסק עגבניות
        50 מ״ל שמן קנולה, ½ שמיר (צרור), 8 גרם פפריקה מתוקה, 1 גרם עלי דפנה, 30 גרם מלח
        3 גרם פלפל שחור`,
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
      makes: liters(4),
      recipe: `2.5 ק״ג דלעת, 400 גרם בצל, 300 גרם גזר, 800 מ״ל חלב קוקוס, 40 גרם ג׳ינג׳ר טרי
        0.3 שום (ראש), 50 מ״ל שמן קנולה, 1 גרם אגוז מוסקט, 28 גרם מלח, 2 גרם פלפל שחור
        120 גרם גרעיני דלעת`,
    },
  ],
};
