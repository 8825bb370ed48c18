const he = {
  name: "שם",
  place: "יישוב",
  way: "איך",
  dishes: "מנות",
  due: "סה״כ",
  received: "התקבל",
  /** Of the column with the buttons. */
  actions: "תשלום",

  help: "מקשי קיצור",
  /** A letter is that of its place on the keyboard, whatever language is typed. */
  keys: {
    "↑ ↓": "מעבר בין הזמנות",
    Enter: "פתיחת ההזמנה",
    Esc: "סגירת ההזמנה",
    "/": "חיפוש",
    P: "סימון כשולם",
    A: "סימון כארוזה",
    H: "סימון כנמסרה",
    N: "הזמנה חדשה",
    "?": "הרשימה הזאת",
  },
};

const en: typeof he = {
  name: "Name",
  place: "Town",
  way: "Type",
  dishes: "Dishes",
  due: "Total",
  received: "Received",
  actions: "Payment",

  help: "Keyboard shortcuts",
  keys: {
    "↑ ↓": "Next or previous order",
    Enter: "Open the order",
    Esc: "Close the order",
    "/": "Search",
    P: "Mark paid",
    A: "Mark packed",
    H: "Mark handed over",
    N: "New order",
    "?": "This list",
  },
};

export const orderTableTexts = { he, en };
