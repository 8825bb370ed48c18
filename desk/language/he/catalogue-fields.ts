/** The labels of fields of the menu and of the shop. */
export const catalogueFields = {
  inHebrew: (label: string) => `${label} בעברית`,
  inEnglish: (label: string) => `${label} באנגלית`,
  /** Beside a field whose text is missing in the other language. */
  missing: {
    he: "עוד אין עברית. בינתיים הלקוחות יראו את האנגלית.",
    en: "עוד אין אנגלית. בינתיים הלקוחות יראו את העברית.",
  },
  /** Before a price. */
  shownAs: "יוצג:",
};
