const he = {
  title: "התראות במכשיר הזה",
  hint: "בנוסף לאימייל. על מסך נעול רואים סכום ויישוב, בלי שמות.",
  which: "על מה להתריע?",
  kinds: {
    new_order: "הזמנה חדשה",
    changed_order: "לקוחות שינו או ביטלו הזמנה",
    problem: "משהו באתר דורש טיפול",
  },
  notHere:
    "בדפדפן הזה אין התראות. באייפון: משתפים את העמוד, בוחרים ״הוספה למסך הבית״, ופותחים את ניהול ההזמנות משם.",
  denied: "ההתראות חסומות במכשיר. אפשר להתיר אותן בהגדרות הדפדפן.",
  failed: "הבחירה לא נשמרה. אפשר לנסות שוב.",
};

const en: typeof he = {
  title: "Notifications on this device",
  hint: "In addition to email. A locked screen shows amount and town, no names.",
  which: "Tell me about",
  kinds: {
    new_order: "A new order",
    changed_order: "An order that a customer changed or canceled",
    problem: "Something on the site that needs attention",
  },
  notHere:
    "This browser has no notifications. On an iPhone: share this page, choose “Add to Home Screen”, and open the desk from there.",
  denied: "Notifications are blocked on this device. Allow them in the settings of the browser.",
  failed: "The choice could not be saved. Try again.",
};

export const pushTexts = { he, en };
