const he = {
  intro:
    "חשוב לנו שכולם יוכלו להזמין כאן בעצמם ובנוחות, גם אנשים עם מוגבלות. האתר נבנה לפי הנחיות הנגישות WCAG 2.2 ברמה AA, גרסה חדשה מזו שעליה מבוסס התקן הישראלי ת״י 5568.",
  done: "מה נעשה",
  doneList: [
    "אפשר לעשות הכול במקלדת בלבד, ותמיד רואים איזה רכיב פעיל. הקישור ״דילוג לתוכן״ נמצא בראש כל עמוד.",
    "קוראי מסך מוצאים כותרות ושם לכל כפתור ולכל שדה, ומקריאים הודעה כשמשהו משתנה.",
    "אפשר להגדיל את הטקסט עד 200 אחוזים בלי שייעלם תוכן, בטלפון ובמחשב.",
    "יש ניגודיות מספקת בין הטקסט לרקע, והכפתורים גדולים מספיק ללחיצה באצבע.",
    "טעות בטופס מוסברת במילים ליד השדה, ומה שכבר הוקלד נשמר.",
    "כשהמכשיר מוגדר להפחתת תנועה, הגלילה באתר היא בלי הנפשה.",
    "האתר כולו בעברית ובאנגלית, כל שפה בכיוון הכתיבה שלה.",
  ],
  tested: "איך זה נבדק",
  testedText:
    "כל המסכים נבדקו בשתי השפות בכלי הבדיקה האוטומטי axe, במקלדת ובטקסט מוגדל. מומחי נגישות ומשתמשים עם מוגבלות עדיין לא בדקו את האתר.",
  limits: "מה עוד חסר",
  limitsList: [
    "תמונות המנות מתוארות בשם המנה בלבד.",
    "בעמוד התפריט נגללת רשימת המנות בתוך העמוד, ולא העמוד כולו.",
    "התשלום נעשה באפליקציה של חברה אחרת, ואנחנו לא יכולים להבטיח שהיא נגישה. אם קשה לכם לשלם בה, פנו אלינו ונמצא דרך אחרת.",
    "כדי להזמין באתר צריך דפדפן שמפעיל JavaScript. בלעדיו אפשר לקרוא את התפריט ולפנות אלינו.",
  ],
  contact: "נתקלתם בקושי?",
  contactText:
    "ספרו לנו מה לא עבד ובאיזה עמוד, ונשתדל לתקן. אפשר לשאול גם על הנגישות של כתובת האיסוף.",
  name: "רכז/ת הנגישות",
  phoneNumber: "טלפון",
  email: "אימייל",
  updated: "ההצהרה עודכנה ב־22 בנובמבר 2026.",
};

const en: typeof he = {
  intro:
    "It matters to us that everyone, including people with disabilities, can order here independently and with ease. The site was built to the accessibility guidelines WCAG 2.2 at level AA, a newer version than the one on which Israeli Standard 5568 is based.",
  done: "What was done",
  doneList: [
    "Everything can be done with the keyboard alone, and the active element is always visibly marked. The link ‘Skip to content’ is at the top of every page.",
    "Screen readers find headings and a name for every button and field, and announce what changes.",
    "Text can be enlarged up to 200 percent without losing content, on a phone and on a computer.",
    "Text stands out enough from its background, and buttons are large enough to press with a finger.",
    "A mistake in a form is explained in words beside its field, and what was typed stays.",
    "Where your device asks for less motion, the site scrolls without animation.",
    "The whole site is in Hebrew and in English, each in its own writing direction.",
  ],
  tested: "How it was checked",
  testedText:
    "All screens were checked in both languages with the automated tool axe, with the keyboard and with enlarged text. The site has not yet been checked by an accessibility expert or by users with disabilities.",
  limits: "What is still missing",
  limitsList: [
    "Pictures of dishes are described by the name of the dish only.",
    "On the menu page the list of dishes scrolls within the page, not the page as a whole.",
    "You pay in an app of another company, whose accessibility we cannot guarantee. If paying there is hard for you, contact us and we will find another way.",
    "Ordering on the site needs a browser that runs JavaScript. Without it you can read the menu and contact us.",
  ],
  contact: "Did something not work for you?",
  contactText:
    "Tell us what did not work and on which page, and we will do our best to fix it. You can also ask about the accessibility of the pickup address.",
  name: "Accessibility coordinator",
  phoneNumber: "Phone",
  email: "Email",
  updated: "This statement was updated on November 22, 2026.",
};

/** The accessibility statement. It is not part of the first load. It states only what was tested. */
export const accessibilityTexts = { he, en };
