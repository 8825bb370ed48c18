import type { SeedWords } from "./words-in.ts";

export const dairyWords: SeedWords = {
  en: [
    "dairy",
    "(?<!coconut )milk",
    "butter",
    "buttermilk",
    "cream",
    "creamy",
    "cheese",
    "yoghurt",
    "yogurt",
    "ghee",
    "feta",
  ],
  he: [
    "חלב(?! קוקוס)",
    "חלבי",
    "חלבית",
    "חמאה",
    "שמנת",
    "גבינה",
    "גבינת",
    "גבינות",
    "יוגורט",
    "קוטג׳",
    "מוצרלה",
    "פרמזן",
  ],
};

export const meatWords: SeedWords = {
  en: ["meat", "beef", "chicken", "pargiyot", "liver", "livers", "asado", "meatballs", "kishke"],
  he: ["בשר", "בקר(?!מל)", "עוף", "פרגית", "פרגיות", "כבד", "כבדי", "אסאדו", "קישקע", "צלי"],
};

export const fishWords: SeedWords = {
  en: ["fish", "salmon", "tilapia", "carp", "mullet", "perch"],
  he: ["דג", "דגים", "סלמון", "אמנון", "קרפיון", "בורי", "נסיכת הנילוס", "גפילטע פיש"],
};
