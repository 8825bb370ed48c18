import { choice, type DishTypePlan, extra, option, sizes } from "./build-dish.ts";
import { literSizes, servingSizes } from "./portions.ts";
import { addOnNames, commonExtras, spiciness } from "./shared-parts.ts";

export const soups: DishTypePlan = {
  name: { he: "מרקים", en: "Soups" },
  position: 10,
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
      recipe: `350 גרם עדשים כתומות, 250 גרם בצל, 200 גרם גזר, 25 גרם רסק עגבניות, רבע ראש שום
        30 מ״ל שמן קנולה, 5 גרם כמון, 3 גרם כורכום, 15 גרם מלח, חצי צרור כוסברה, 1.5 לימונים
        בינוני: ½ פלפל ירוק חריף
        חריף: 1.5 פלפלים ירוקים חריפים
        שקית שקדי מרק: 1 שקית שקדי מרק`,
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
      recipe: `½ עוף שלם, 350 גרם כנפי עוף, 250 גרם גזר, 150 גרם בצל, 150 גרם קישואים, רבע ראש סלרי
        100 גרם שורש סלרי, 100 גרם שורש פטרוזיליה, חצי צרור שמיר, רבע צרור פטרוזיליה, 18 גרם מלח
        1.5 גרם פלפל שחור, 1 גרם כורכום
        קניידלעך (6 יחידות): 90 גרם קמח מצה, 2 ביצים, 30 מ״ל שמן קנולה, 3 גרם מלח
        אטריות דקות למרק: 200 גרם אטריות דקות
        שקית שקדי מרק: 1 שקית שקדי מרק`,
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
      recipe: `300 גרם עצמות מח בקר, 450 גרם תפוחי אדמה, 200 גרם עגבניות, 200 גרם בצל, רבע ראש שום
        20 גרם רסק עגבניות, 12 גרם חוואיג׳ למרק, 15 גרם מלח, חצי צרור כוסברה
        שריר: 600 גרם שריר בקר
        לחי: 600 גרם לחי בקר
        אסאדו: 800 גרם אסאדו עם עצם
        לחוח (3 יחידות): 250 גרם קמח לבן, 50 גרם סולת, 4 גרם שמרים יבשים, 5 גרם סוכר לבן, 5 גרם מלח
        צנצנת סחוג ירוק: 2 כוסברה (צרור), 5 פלפלים ירוקים חריפים, חצי ראש שום, 30 מ״ל שמן זית, 2 גרם כמון
        צנצנת סחוג ירוק: 4 גרם מלח, 1 צנצנת`,
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
      recipe: `700 גרם סולת, 500 גרם בשר בקר טחון, 500 גרם בצל, 0.8 ראש סלרי, 5 גרם בהרט, 40 גרם מלח
        60 מ״ל שמן קנולה, 1.5 ק״ג סלק, 50 גרם רסק עגבניות, חצי ראש שום, 4 לימונים, 60 גרם סוכר לבן
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
      recipe: `75 גרם שורש פטרוזיליה, 175 גרם גריסי פנינה, 125 גרם שעועית לבנה, 150 גרם תפוחי אדמה
        20 גרם רסק עגבניות, 4 גרם פפריקה מתוקה, 100 גרם שורש סלרי, 1.5 גרם פלפל שחור, רבע ראש סלרי
        25 מ״ל שמן קנולה, ½ גרם עלי דפנה, רבע צרור שמיר, 200 גרם בצל, 200 גרם גזר, 15 גרם מלח`,
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
      recipe: `1.25 ק״ג דלעת, 200 גרם בצל, 150 גרם גזר, 400 מ״ל חלב קוקוס, 20 גרם ג׳ינג׳ר טרי
        0.2 ראש שום, 25 מ״ל שמן קנולה, ½ גרם אגוז מוסקט, 14 גרם מלח, 1 גרם פלפל שחור
        60 גרם גרעיני דלעת`,
    },
  ],
};
