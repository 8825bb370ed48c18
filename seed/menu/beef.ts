import type { LocalizedText } from "#domain/language/language.ts";
import type { DishType } from "#domain/menu/menu.ts";
import { buildDish, choice, selection } from "./build-dish.ts";
import { commonExtras } from "./common-extras.ts";
import { portions } from "./portions.ts";

export const beef: DishType<LocalizedText> = {
  orderType: { he: "בקר", en: "Beef" },
  orderNumber: 50,
  dishes: [
    buildDish({
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
      selections: [selection(portions.grams500, 118), selection(portions.oneKilo, 225)],
      kind: "meat",
      allergens: ["celery", "sulphites"],
    }),
    buildDish({
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
      selections: [
        selection(portions.single, 38),
        selection(portions.four, 144),
        selection(portions.eight, 272),
      ],
      kind: "meat",
      allergens: ["gluten", "eggs"],
    }),
    buildDish({
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
      selections: [
        selection(portions.single, 42),
        selection(portions.four, 158),
        selection(portions.eight, 296),
      ],
      kind: "meat",
      allergens: [],
    }),
    buildDish({
      name: { he: "אסאדו בצלייה איטית", en: "Slow-roasted asado short ribs" },
      lines: [
        {
          he: "צלעות בקר על העצם, שמונה שעות בתנור בחום נמוך.",
          en: "Beef short ribs on the bone, eight hours in a low oven.",
        },
        { he: "מספיק לשלושה–ארבעה סועדים.", en: "Enough for three to four people." },
      ],
      picture: "asado",
      selections: [selection(portions.oneKilo, 248)],
      options: [
        {
          name: { he: "רוטב", en: "Sauce" },
          choices: [
            choice({ he: "צ׳ימיצ׳ורי", en: "Chimichurri" }, 0),
            choice({ he: "ברביקיו תמרים", en: "Date barbecue" }, 5),
            choice({ he: "יין אדום ושאלוט", en: "Red wine and shallot" }, 8.5),
          ],
        },
      ],
      kind: "meat",
      allergens: ["mustard", "sulphites"],
    }),
    buildDish({
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
      selections: [
        selection(portions.single, 46),
        selection(portions.four, 174),
        selection(portions.eight, 328),
      ],
      options: [
        {
          name: { he: "קישקע", en: "Kishke" },
          choices: [
            choice({ he: "ללא קישקע", en: "Without kishke" }, 0, 0, 0),
            choice({ he: "עם קישקע", en: "With kishke" }, 5, 18, 32),
          ],
        },
      ],
      extras: [commonExtras.brownEgg],
      kind: "meat",
      allergens: ["gluten", "eggs"],
    }),
    buildDish({
      name: { he: "קובה מטוגנת במילוי בשר וצנוברים", en: "Fried kubbeh with beef and pine nuts" },
      lines: [
        {
          he: "מעטפת בורגול דקה ופריכה במילוי בשר בקר, בצל וצנוברים.",
          en: "A thin, crisp bulgur shell filled with beef, onion and pine nuts.",
        },
      ],
      picture: "fried-kubbeh",
      selections: [
        selection(portions.pieces6, 54),
        selection(portions.pieces12, 102),
        selection(portions.pieces24, 192),
      ],
      extras: [commonExtras.tahini],
      kind: "meat",
      allergens: ["gluten", "nuts", "sesame"],
    }),
    buildDish({
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
      selections: [selection(portions.pieces12, 66), selection(portions.pieces24, 124)],
      kind: "meat",
      allergens: ["gluten"],
    }),
  ],
};
