import { choice, type DishTypePlan, option, sizes } from "./build-dish.ts";
import { servingSizes } from "./portions.ts";
import { commonExtras } from "./shared-parts.ts";

export const beef: DishTypePlan = {
  name: { he: "בקר", en: "Beef" },
  position: 50,
  kind: "meat",
  dishes: [
    {
      name: { he: "צלי בקר עם ירקות שורש", en: "Beef pot roast with root vegetables" },
      lines: [
        {
          he: "כתף בקר בבישול ארוך ביין אדום עם בצל, פרוסה דק, ברוטב הבישול.",
          en: "Beef shoulder braised for hours in red wine with onion, sliced thin in its gravy.",
        },
        {
          he: "לצד גזר, שורש פטרוזיליה ובצלצלי שאלוט.",
          en: "With carrots, parsley root and shallots.",
        },
      ],
      picture: "beef-roast",
      selections: sizes(["grams500", "oneKilo"], [118, 225]),
      allergens: ["celery", "sulphites"],
      recipe: `1.2 ק״ג כתף בקר, 250 מ״ל יין אדום יבש, 250 גרם בצל, 200 גרם גזר, 0.2 ראש סלרי
        125 גרם שורש פטרוזיליה, 150 גרם בצלצלי שאלוט, רבע ראש שום, 20 גרם רסק עגבניות, 11 גרם מלח
        0.2 צרור תימין, ½ גרם עלי דפנה, 30 מ״ל שמן קנולה, 1.5 גרם פלפל שחור`,
    },
    {
      name: {
        he: "קציצות בקר עם אפונה ולבבות ארטישוק ברוטב לימון",
        en: "Beef meatballs with peas and artichoke hearts in lemon sauce",
      },
      lines: [
        {
          he: "קציצות עסיסיות עם עשבי תיבול, ברוטב עדין של לימון וכורכום.",
          en: "Juicy meatballs with herbs in a gentle sauce of lemon and turmeric.",
        },
      ],
      selections: sizes(servingSizes, [38, 144, 272]),
      allergens: ["gluten", "eggs"],
      recipe: `1.2 ק״ג בשר בקר טחון, 150 גרם לחם לבן, 2 ביצים, 350 גרם בצל, 1 צרור פטרוזיליה
        חצי צרור שמיר, 600 גרם אפונה קפואה, 800 גרם לבבות ארטישוק קפואים, 0.4 ראש שום, 3 לימונים
        50 מ״ל שמן קנולה, 5 גרם כורכום, 20 גרם מלח, 2 גרם פלפל שחור`,
    },
    {
      name: { he: "ירקות ממולאים בבשר ואורז", en: "Vegetables stuffed with beef and rice" },
      lines: [
        {
          he: "פלפלים, קישואים ובצלים במילוי בשר בקר טחון, אורז ונענע.",
          en: "Peppers, zucchini and onions filled with ground beef, rice and mint.",
        },
        {
          he: "מתבשלים לאט ברוטב עגבניות חמוץ־מתוק. בכל מנה שלושה ממולאים.",
          en: "Cooked slowly in a sweet-and-sour tomato sauce. Three to a portion.",
        },
      ],
      picture: "stuffed-vegetables",
      selections: sizes(servingSizes, [42, 158, 296]),
      allergens: [],
      recipe: `1.3 ק״ג פלפל אדום, 1.3 ק״ג קישואים, 1.2 ק״ג בצל, 1 ק״ג בשר בקר טחון, 400 גרם אורז עגול
        1 צרור נענע, 6 גרם בהרט, 800 גרם עגבניות מרוסקות, 80 גרם רסק עגבניות, 2 לימונים
        40 גרם סוכר לבן, 60 מ״ל שמן קנולה, 25 גרם מלח`,
    },
    {
      name: { he: "אסאדו בצלייה איטית", en: "Slow-roasted asado short ribs" },
      lines: [
        {
          he: "צלעות בקר על העצם, שמונה שעות בתנור בחום נמוך.",
          en: "Beef short ribs on the bone, eight hours in a low oven.",
        },
        { he: "מספיק לשלושה–ארבעה סועדים.", en: "Enough for three to four people." },
      ],
      picture: "asado",
      selections: sizes(["oneKilo"], [248]),
      options: [
        option(
          { he: "רוטב", en: "Sauce" },
          choice({ he: "צ׳ימיצ׳ורי", en: "Chimichurri" }, 0),
          choice({ he: "ברביקיו תמרים", en: "Date barbecue" }, 5),
          choice({ he: "יין אדום ושאלוט", en: "Red wine and shallot" }, 8.5),
        ),
      ],
      allergens: ["mustard", "sulphites"],
      recipe: `1.5 ק״ג אסאדו עם עצם, 200 גרם בצל, 0.3 ראש שום, 5 גרם פפריקה מתוקה, 14 גרם מלח
        3 גרם פלפל שחור
        צ׳ימיצ׳ורי: 1 צרור פטרוזיליה, 0.2 ראש שום, 80 מ״ל שמן זית, 25 מ״ל חומץ
        צ׳ימיצ׳ורי: 1 פלפל ירוק חריף
        ברביקיו תמרים: 60 גרם סילאן, 20 גרם חרדל, 40 גרם רסק עגבניות, 20 מ״ל חומץ
        יין אדום ושאלוט: 200 מ״ל יין אדום יבש, 150 גרם בצלצלי שאלוט, 0.2 צרור תימין`,
    },
    {
      name: { he: "חמין לשבת", en: "Shabbat cholent" },
      lines: [
        {
          he: "בשר בקר, שעועית, גריסים ותפוחי אדמה בבישול של לילה שלם.",
          en: "Beef, beans, barley and potatoes, cooked through the night.",
        },
        {
          he: "מגיע בתבנית שמתאימה לפלטת שבת.",
          en: "Comes in a tray that fits a Shabbat hotplate.",
        },
      ],
      picture: "shabbat-cholent",
      selections: sizes(servingSizes, [46, 174, 328]),
      options: [
        option(
          { he: "קישקע", en: "Kishke" },
          choice({ he: "בלי קישקע", en: "Without kishke" }, 0, 0, 0),
          choice({ he: "עם קישקע", en: "With kishke" }, 5, 18, 32),
        ),
      ],
      extras: [commonExtras.brownEgg],
      allergens: ["gluten", "eggs"],
      recipe: `1.2 ק״ג שריר בקר, 600 גרם עצמות מח בקר, 300 גרם שעועית לבנה, 250 גרם גריסי פנינה
        1.2 ק״ג תפוחי אדמה, 400 גרם בצל, חצי ראש שום, 30 גרם סילאן, 60 מ״ל שמן קנולה
        12 גרם פפריקה מתוקה, 28 גרם מלח, 3 גרם פלפל שחור, 2 תבניות אלומיניום
        עם קישקע: 600 גרם קישקע
        ביצה חומה: 1 ביצה`,
    },
    {
      name: { he: "קובה מטוגנת במילוי בשר וצנוברים", en: "Fried kubbeh with beef and pine nuts" },
      lines: [
        {
          he: "מעטפת בורגול דקה ופריכה במילוי בשר בקר, בצל וצנוברים.",
          en: "A thin, crisp bulgur shell filled with beef, onion and pine nuts.",
        },
      ],
      picture: "fried-kubbeh",
      selections: sizes(["pieces6", "pieces12", "pieces24"], [54, 102, 192]),
      extras: [commonExtras.tahini],
      allergens: ["gluten", "nuts", "sesame"],
      recipe: `700 גרם בורגול דק, 80 גרם קמח לבן, 600 גרם בשר בקר טחון, 300 גרם בצל, 60 גרם צנוברים
        500 מ״ל שמן קנולה, 6 גרם בהרט, 16 גרם מלח
        צנצנת טחינה: 130 גרם טחינה גולמית, 1 לימון, 0.1 ראש שום, 3 גרם מלח, 1 צנצנת`,
    },
    {
      name: { he: "סיגרים מרוקאיים במילוי בשר", en: "Moroccan beef cigars" },
      lines: [
        {
          he: "גלילי בצק דקיקים במילוי בשר בקר בתיבול קינמון וכמון.",
          en: "Thin pastry rolls filled with beef seasoned with cinnamon and cumin.",
        },
        {
          he: "מטוגנים עד להזהבה, ומתחממים יפה בתנור.",
          en: "Fried until golden; they reheat well in the oven.",
        },
      ],
      selections: sizes(["pieces12", "pieces24"], [66, 124]),
      allergens: ["gluten"],
      recipe: `24 בצק לסיגרים (עלים), 600 גרם בשר בקר טחון, 250 גרם בצל, חצי צרור פטרוזיליה
        400 מ״ל שמן קנולה, 3 גרם קינמון, 4 גרם כמון, 8 גרם מלח, 2 גרם פלפל שחור`,
    },
  ],
};
