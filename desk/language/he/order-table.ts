export const tableOfOrders = {
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
    P: "שולם",
    A: "ארוזה",
    H: "נמסרה",
    N: "הזמנה חדשה",
    "?": "הרשימה הזאת",
  },
};
