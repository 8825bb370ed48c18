const orders = (count: number) => (count === 1 ? "הזמנה אחת" : `${String(count)} הזמנות`);

export const shop = {
  title: "החנות",
  save: "שמירה",
  discard: "ויתור על השינויים",
  gone: "אין כאן מה לראות. ייתכן שזה הוסר במכשיר אחר.",
  changedElsewhere: "בינתיים זה השתנה במכשיר אחר. זה מה ששמור עכשיו:",
  saved: (what: string) => `נשמר: ${what}`,
  moved: (what: string) => `הוזז: ${what}`,
  removed: (what: string) => `הוסר: ${what}`,
  up: "למעלה",
  down: "למטה",
  remove: "הסרה",
  upOf: (what: string) => `למעלה: ${what}`,
  downOf: (what: string) => `למטה: ${what}`,
  removeOf: (what: string) => `הסרה: ${what}`,

  missing: {
    hint: (count: number) =>
      count === 1
        ? "נשאר דבר אחד למלא עד שהאתר מוכן ללקוחות:"
        : `נשארו ${String(count)} דברים למלא עד שהאתר מוכן ללקוחות:`,
    finished: "הכול מלא. האתר מוכן ללקוחות.",
  },

  customers: "ההזמנות והחובות של כל לקוח, מה ששמור עליו, ומחיקה",

  parts: {
    places: {
      title: "משלוחים ואיסוף",
      what: "לאן, בכמה, ומאיפה אוספים",
      intro: "כך הלקוחות רואים את היישובים בטופס ההזמנה, בסדר הזה.",
    },
    contact: {
      title: "שם ויצירת קשר",
      what: "שם העסק, אימייל ווואטסאפ",
      intro: "כך קוראים לעסק באתר ובאימיילים, וכך יוצרים איתך קשר.",
    },
    payment: {
      title: "תשלום",
      what: "באיזו אפליקציה משלמים ולמי",
      intro:
        "כך משלמים אחרי ההזמנה. כדי לשנות מי מקבל את הכסף צריך להיכנס מחדש, ונשלח על כך אימייל.",
    },
    kashrut: {
      title: "כשרות",
      what: "שורת הכשרות שבתפריט ובתחתית כל עמוד",
      intro: "השורה הזאת מופיעה בתפריט ובתחתית כל עמוד.",
    },
    cook: {
      title: "מי מבשלת",
      what: "שם, משפט אחד ותמונה שלך",
      intro:
        "כך הלקוחות מכירים אותך: בראש התפריט ובעמוד ״למה אצלנו״, ובאימיילים בלי התמונה. אפשר למלא רק חלק.",
    },
    times: {
      title: "מתי אפשר להזמין",
      what: "סגירת ההזמנות בכל שבוע, ומתי הן נפתחות",
      intro: "השעות הקבועות של כל סבב. לסבב אחד בלבד משנים בעמוד ״הסבבים הבאים״.",
    },
    seller: {
      title: "פרטי העסק ומע״מ",
      what: "מה שלפי החוק צריך לומר ללקוחות",
      intro: "הפרטים האלה מופיעים בתנאי המכירה.",
    },
    accessibility: {
      title: "נגישות",
      what: "למי פונים בענייני נגישות של האתר",
      intro: "הפרטים האלה מופיעים בהצהרת הנגישות.",
    },
    privacy: {
      title: "שמירת פרטי לקוחות",
      what: "אחרי כמה שנים הפרטים נמחקים אוטומטית",
      intro:
        "בכל לילה נמחקים השם, הטלפון, האימייל, הכתובת וההערות של הזמנות שעברו את הזמן הזה. המנות והסכומים נשארים. לפי החוק צריך לשמור חשבונות שבע שנים. קיצור של הזמן נכנס לתוקף רק אחרי שבעה ימים, ועד אז אפשר לבטל אותו.",
    },
    terms: {
      title: "תנאי המכירה",
      what: "ביטולים, תשלום, אלרגנים ומה שעוד צריך לומר",
      intro: "התנאים כתובים בסעיפים, בשתי השפות.",
    },
  },

  fields: {
    name: "שם העסק",
    contactAddress: "כתובת אימייל",
    whatsapp: "מספר וואטסאפ",
    "payment.app": "אפליקציית תשלום",
    "payment.payee": "למי משלמים",
    "payment.link": "קישור לתשלום",
    kashrut: "שורת הכשרות",
    "cook.name": "השם שלך",
    "cook.sentence": "משפט אחד",
    "cook.image": "התמונה",
    "cook.thumbnail": "התמונה הקטנה",
    "seller.legalName": "השם הרשום של העסק",
    "seller.idNumber": "מספר העסק",
    "seller.address": "כתובת העסק",
    "seller.phoneNumber": "טלפון העסק",
    vat: "מע״מ",
    "accessibilityContact.name": "שם",
    "accessibilityContact.phoneNumber": "טלפון",
    "accessibilityContact.email": "אימייל",
    placeName: "שם היישוב",
    deliveryPrice: "מחיר משלוח",
    pickupAddress: "כתובת לאיסוף עצמי",
    deliveryTime: "מתי מגיע המשלוח",
    pickupTime: "מתי אפשר לאסוף",
    pickupPrice: "מחיר איסוף עצמי",
  },
  hints: {
    contactAddress: "לכאן מגיעות שאלות של לקוחות, וגם ההודעות על הזמנות חדשות.",
    whatsapp: "אם אין, משאירים ריק.",
    "payment.app": "למשל ביט או פייבוקס.",
    "payment.payee": "שם או מספר טלפון, כמו שמחפשים אותו באפליקציה.",
    "payment.link":
      "אם לאפליקציה אין קישור, משאירים ריק. במקום {sum} נכתב בקישור הסכום שנשאר לשלם, ובמקום {number} מספר ההזמנה. למשל: https://paypal.me/aris/{sum}ILS",
    "cook.name": "כמו שהלקוחות קוראים לך, למשל השם הפרטי.",
    "cook.sentence": "למשל: ״אני מבשלת בבית כבר עשרים שנה, בדיוק כמו לשבת שלנו.״",
    "seller.idNumber": "מספר עוסק, חברה או תעודת זהות: 5 עד 9 ספרות.",
    vat: "משפט שלם, למשל ״המחירים כוללים מע״מ״ או ״עוסק פטור: לא נוסף מע״מ״.",
    "accessibilityContact.email": "אם אין, פונים לכתובת האימייל של העסק.",
    pickupAddress: "אם אי אפשר לאסוף משם, משאירים ריק.",
  },

  paymentLink: {
    /** Before a link; the sum comes isolated. */
    opens: (sum: string, number: string) =>
      `בהזמנה ${number}, שנשאר לשלם עליה ${sum}, נפתח הקישור:`,
  },

  cookPicture: "התמונה שלך",

  handOver: {
    none: "עוד לא נקבע",
    note: "שורה ללקוחות, אם צריך",
  },

  places: {
    add: "הוספת יישוב",
    none: "עוד אין יישובים, ולכן אי אפשר להזמין.",
    delivery: "משלוח:",
    pickup: "איסוף עצמי:",
    noPickup: "בלי איסוף עצמי",
  },

  terms: {
    hint: "סעיף שמתחיל בסוגריים מרובעים הוא טיוטה. כשהכול נכון, מסירים אותו.",
    allergens: "במקום המילה {allergens} הלקוחות רואים את רשימת האלרגנים של כל המנות.",
    section: (number: number) => `סעיף ${String(number)}`,
    heading: "כותרת",
    text: "נוסח",
    add: "הוספת סעיף",
  },

  years: {
    label: "למחוק אחרי",
    count: (years: number) =>
      years === 1
        ? "שנה"
        : years === 2
          ? "שנתיים"
          : years <= 10
            ? `${String(years)} שנים`
            : `${String(years)} שנה`,
  },

  times: {
    deadline: "סגירת ההזמנות",
    opening: "פתיחת ההזמנות",
    day: "יום",
    time: "שעה",
    always: "מייד אחרי הסגירה",
    ahead: "כך ייראו הסבבים הבאים",
    counting: "רק רגע…",
    keepsHint:
      "שעת סגירה חדשה מתחילה אחרי הסבבים שיש בהם כבר הזמנות או שעה משלהם. אף הזמנה לא עוברת לסבב אחר.",
    keeps: "(כמו עד עכשיו)",
    until: (moment: string) => `אפשר להזמין עד ${moment}`,
    closed: (day: string) => `סגור: ${day}`,
    opensAt: (moment: string) => `החל מ${moment}`,
    orders: (count: number) => `· ${orders(count)}`,
  },
};
