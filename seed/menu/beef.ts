import { choice, dishType, option, sizes } from "./build-dish.ts";
import { servingSizes } from "./portions.ts";
import { commonExtras } from "./shared-parts.ts";

export const beef = dishType({
  name: { he: "בקר", en: "Beef" },
  orderNumber: 50,
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
          choice({ he: "ללא קישקע", en: "Without kishke" }, 0, 0, 0),
          choice({ he: "עם קישקע", en: "With kishke" }, 5, 18, 32),
        ),
      ],
      extras: [commonExtras.brownEgg],
      allergens: ["gluten", "eggs"],
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
    },
  ],
});
