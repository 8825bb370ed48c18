const he = {
  intro: "כאן מוסבר איזה מידע עליכם נשמר באתר, למה, ואיך מתקנים או מוחקים אותו.",
  responsible: "מי אחראי למידע",
  responsibleFor: (shop: string) => `המידע נאסף לצורך ההזמנות של ${shop}.`,
  seller: "המוכרת",
  address: "כתובת",
  contact: "לפניות",
  kept: "מה נשמר",
  keptList: [
    "הפרטים שמילאתם בהזמנה: שם, טלפון, אימייל, יישוב, ובמשלוח גם כתובת.",
    "ההזמנה עצמה וכל שינוי בה: המנות, המחירים, השפה והמועד, וההערות שכתבתם על מנה או על ההזמנה, אם כתבתם.",
    "מה קרה עם ההזמנה: מה שולם ומתי התבקש תשלום, ואם היא נארזה, נמסרה או בוטלה, וההערות שלנו, למשל על אלרגיה או קוד כניסה.",
    "אם הודעות האימייל על ההזמנה נשלחו, ואם לא, למה.",
    "אם ביקשתם אימייל כשההזמנות נפתחות: הכתובת, השפה, ומתי ביקשתם ואישרתם.",
  ],
  keptNote:
    "אין חובה בחוק למסור את הפרטים, אבל בלעדיהם אי אפשר לקבל את ההזמנה. פרטי אמצעי התשלום לא נמסרים באתר. ביומני השרת אין שמות, כתובות או תוכן של הזמנות.",
  purpose: "למה משמש המידע",
  purposeText:
    "כדי להכין את ההזמנות שלכם ולמסור אותן, לאשר אותן ולעדכן עליהן באימייל, לדבר איתכם עליהן ולנהל את החשבונות. הזמנות עם אותו טלפון או אותו אימייל מופיעות אצלנו יחד, עם הערות קבועות, למשל על אלרגיה. מי שמזמין כמעט בכל שבוע ועוד לא הזמין השבוע עשוי לקבל מאיתנו תזכורת בוואטסאפ. מי שביקש ואישר זאת מקבל אימייל כשההזמנות נפתחות. המידע לא משמש לפרסום אחר.",
  receivers: "מי מקבל את המידע",
  receiversList: [
    "אנחנו, ומי שאורז ומביא את ההזמנות מטעמנו. כל אחד רואה רק את מה שדרוש לעבודה שלו, במכשירים שאנחנו חיברנו.",
    "ספקי האימייל, שמעבירים את ההודעות על ההזמנה אליכם ואלינו.",
    "ספק האחסון שאצלו פועל האתר, ומי שאצלו נשמרים עותקים מוצפנים של הגיבויים. את העותקים אפשר לפתוח רק במפתח שנמצא אצלנו.",
  ],
  receiversNote:
    "המידע לא נמכר. האתר לא טוען שום דבר מאתרים אחרים, ואין בו פרסומות, מדידה או מעקב. באפליקציית התשלום ובוואטסאפ חלים הכללים של החברות שמפעילות אותן. לחיצה על ״הוספה ליומן גוגל״ מוסרת לגוגל את מספר ההזמנה, את מועד המסירה, את הכתובת ואת הקישור לעמוד ההזמנה.",
  howLong: "כמה זמן המידע נשמר",
  howLongText:
    "השם, הטלפון, האימייל, הכתובת, ההערות שכתבתם וההערות שלנו נמחקים מההזמנה אוטומטית אחרי השנים שבהן החוק מחייב לשמור את ספרי החשבונות: שבע שנים, או מספר השנים שקבענו. בגיבויים הם נשארים עד 24 חודשים נוספים. המנות והסכומים נשמרים. אפשר לבקש למחוק את הפרטים גם קודם. כתובת שאישרתם כדי לקבל אימייל כשההזמנות נפתחות נמחקת כשמפסיקים, ואחרי שנתיים בלי הזמנה. כתובת שלא אושרה נמחקת 90 יום אחרי שנמסרה, או אחרי שביקשתם שלא נכתוב אליה.",
  browser: "מה נשמר בדפדפן שלכם",
  browserList: [
    "השפה שבחרתם: בעוגייה בשם language, לשנה מהביקור האחרון, וגם ב־localStorage.",
    "הסל ופרטי ההזמנה: ב־sessionStorage בשם order, עד שסוגרים את הכרטיסייה.",
    "ההזמנות ששלחתם מהמכשיר הזה או שפתחתם בו את העמוד שלהן, 20 לכל היותר: המספר, הקישור לעמוד ההזמנה, השבוע, מועד המסירה, שמות המנות, הסכום, ואם בוטלו. ב־localStorage בשם myOrders, עד שתסירו אותן מהרשימה או שהדפדפן ימחק אותן. מי שמשתמש במכשיר יכול לפתוח אותן.",
    "הפרטים מההזמנה האחרונה ששלחתם מהמכשיר הזה, או מהזמנה שבעמוד שלה ביקשתם לשמור אותם, כדי שטופס ההזמנה הבאה יהיה מלא: שם, טלפון, אימייל, אופן הקבלה, יישוב וכתובת. ב־localStorage בשם myDetails, עד שתלחצו על ״מחיקה מהמכשיר״ בטופס, בעמוד ״ההזמנות שלי״ או בעמוד של הזמנה, או שהדפדפן ימחק אותם.",
    "המקום שבו הפסקתם לקרוא בתפריט: ב־sessionStorage בשם menuPlace, עד שסוגרים את הכרטיסייה.",
    "אם חלק מהאתר לא נטען, מועד הטעינה החוזרת: ב־sessionStorage בשם reloadedAt.",
    "עמודי האתר והתמונות שראיתם, כדי שתוכלו לקרוא את התפריט גם בלי חיבור: במטמון של הדפדפן, עד שתמחקו את נתוני האתר.",
  ],
  browserNote:
    "כל אלה משמשים לפעולת האתר בלבד. אין באתר עוגיות אחרות. הדפדפן יכול למחוק אותם קודם: Safari מוחק את כל מה שלא בעוגייה אחרי שבעה ימי שימוש בלי ביקור באתר. הקישור שבאימייל מחזיר את ההזמנה לרשימה, ובעמוד שלה אפשר לשמור שוב את הפרטים.",
  rights: "הזכויות שלכם",
  rightsText:
    "לפי חוק הגנת הפרטיות, התשמ״א־1981, אתם רשאים לעיין במידע שנשמר עליכם, ולבקש לתקן אותו או למחוק אותו. כתבו לנו לכתובת שלמעלה. אם לא נעניתם כראוי, אפשר לפנות אל הרשות להגנת הפרטיות.",
  updated: "עודכן ב־29 בנובמבר 2026.",
};

const en: typeof he = {
  intro: "What information the site keeps about you, why, and how to have it corrected or deleted.",
  responsible: "Who is responsible",
  responsibleFor: (shop) => `The information is collected for the orders of ${shop}.`,
  seller: "Seller",
  address: "Address",
  contact: "Contact",
  kept: "What is kept",
  keptList: [
    "What you filled in when ordering: name, phone number, email address, city, and for delivery the address.",
    "The order itself and every change to it: dishes, prices, language and time, and the notes you wrote about a dish or the order, if any.",
    "What happened to the order: what was paid and when payment was asked for, whether it was packed, handed over or canceled, and our notes, such as an allergy or a gate code.",
    "Whether the emails about the order were sent, and if not, why.",
    "If you asked for an email when orders open: the address, the language, and when you asked and confirmed.",
  ],
  keptNote:
    "You are not required by law to give these details, but without them your order cannot be taken. You give no payment details on the site. The server’s logs contain no names, addresses or contents of orders.",
  purpose: "What the information is used for",
  purposeText:
    "To prepare your orders and hand them over, to confirm them and tell you of changes by email, to talk to you about them and to keep accounts. We see orders with the same phone number or email together, with lasting notes such as an allergy. If you order almost every week and have not ordered yet this week, you may get a reminder from us on WhatsApp. If you asked for it and confirmed, you get an email when orders open. The information is not used for any other advertising.",
  receivers: "Who receives it",
  receiversList: [
    "We, and those who pack and deliver for us. They see only what their work needs, on devices that we signed in.",
    "The email providers, which carry the messages about the order to you and to us.",
    "The hosting provider where the site runs, and the one that stores encrypted copies of the backups. Only a key that we hold opens the copies.",
  ],
  receiversNote:
    "The information is not sold. The site loads nothing from other sites and has no advertising, analytics or tracking. In the payment app and in WhatsApp the rules of the companies that run them apply. If you press “Add to Google Calendar”, Google gets the number of your order, its time, its address and the link to its page.",
  howLong: "How long the information is kept",
  howLongText:
    "Your name, phone number, email address, address, the notes you wrote and our notes are erased from an order automatically after the years for which the law requires accounts to be kept: seven years, or as many as we have set. Backups keep them for up to 24 months longer. Dishes and amounts stay. You can ask us to erase your details earlier. An address that you confirmed to get an email when orders open is erased when you stop these emails, and after two years without an order. One that was not confirmed is erased 90 days after it was given, or after you asked us not to write to it.",
  browser: "What is kept in your browser",
  browserList: [
    "The language you chose: in a cookie named language, for a year from your last visit, and in localStorage.",
    "The cart and the details of your order: in sessionStorage, named order, until you close the tab.",
    "The orders you sent from this device, or whose pages you opened on it, 20 at most: the number, the link to the order’s page, the week, the day the food comes, the names of the dishes, the total, and whether they were canceled. In localStorage, named myOrders, until you remove them from the list or the browser deletes them. Anybody who uses the device can open them.",
    "Your details from the last order you sent from this device, or from an order on whose page you asked to keep them, so that the next order form is filled in: name, phone number, email address, pickup or delivery, city and address. In localStorage, named myDetails, until you press “Forget them” in the form, on the page “My orders” or on the page of an order, or until the browser deletes them.",
    "Where you stopped reading the menu: in sessionStorage, named menuPlace, until you close the tab.",
    "If a part of the site did not load, the time of the reload: in sessionStorage, named reloadedAt.",
    "The pages of the site and the pictures you saw, so that you can read the menu without a connection: in the browser’s cache, until you clear the site’s data.",
  ],
  browserNote:
    "All of these serve only to make the site work. It has no other cookies. The browser may delete them earlier: Safari deletes all that is not in a cookie after seven days of use without a visit to the site. The link in the email brings the order back to the list, and on its page the details can be kept again.",
  rights: "Your rights",
  rightsText:
    "Under the Protection of Privacy Law, 5741-1981, you may see what is kept about you, and ask to have it corrected or deleted. Write to us at the address above. If you are not satisfied with our answer, you may contact the Privacy Protection Authority.",
  updated: "Updated on November 29, 2026.",
};

/** The texts of the privacy page. They are not part of the first load. Every statement in them must be true of the site. */
export const privacyTexts = { he, en };
