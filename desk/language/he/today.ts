export const today = {
  title: "היום",
  close: "סגירת השבוע",
  closed: "השבוע נסגר",
  reopen: "פתיחת השבוע מחדש",
  reopened: "השבוע נפתח מחדש",
};
