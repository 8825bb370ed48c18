import type { Language } from "#domain/language/language.ts";

/** A customer who exists nowhere: the mail address is of a reserved domain, and the phone number has the prefix of no operator. */
export interface DemoCustomer {
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly address: string;
  /** Whether it is in the building of which three flats order, at the first place of the seed. */
  readonly isNeighbor: boolean;
}

/** The names of a list that is written as a text. */
const namesIn = (list: string) => list.trim().split(/,\s+/u);

const hebrewNames = namesIn(`
  רות כהן, יעל לוי, מיכל פרידמן, אברהם מזרחי, דבורה שפירא, נועם ביטון, תמר אדלר, יוסף חדד,
  שרה גולדברג, אסתר אוחיון, משה רוזן, חנה וייס, דוד אזולאי, רבקה ברקוביץ׳, איתן שלום, נעמי בן דוד,
  מרים קפלן, שלמה פרץ, אביגיל הורוביץ, יהודית סגל, עדינה קליין, אליהו דהן, הדס רבינוביץ׳,
  צביקה שטרן, אורית נחום, בתיה גרינברג, גדעון אלקיים, יפעת מלכה, רחל זילברמן, עמיחי טל,
  שושנה ליברמן, אלישבע כץ, נתנאל אביטן, פנינה הלוי, מנחם דרוקר, לאה ויזל, יונתן סויסה,
  חיה מושקוביץ׳, ברכה עמר, מתן יצחקי, הילה צדוק, ישראל פישר, גאולה נגר, ציפורה בלום, עוזי קורן,
  מלכה טננבאום, שירה אשכנזי, דניאלה רוט, אפרים ללוש, טובה שוורץ, יוחאי ממן, כרמית שגב, נחמה לנדאו,
  אבי ואקנין, סימה גבאי, רינה אלמוג, בנימין הראל, יוכבד אייזנברג־רוזנצווייג, אסף נאור, מוריה שקד,
  חזקיהו אבוטבול, דליה קרמר, עידו ברנע, תהילה מאיר, גילה פלדמן, שמעון אטיאס, אילנה דיין, ורד צור,
  פרידה לוינסון, נריה ארביב
`);

const englishNames = namesIn(`
  Ruth Cohen, Jonathan Miller, Debbie Rosenthal, Sarah Levine, Aaron Goldstein, Naomi Schwartz,
  Michael Bernstein, Rachel Abrams, Daniel Kessler, Leah Silverman, Joshua Feldman, Miriam Katz,
  Adam Shapiro, Shoshana Weinstein-Rabinowitz, Eli Greenberg, Hannah Lowenthal, Benjamin Stern,
  Talia Marcus, Samuel Hoffman, Esther Blumenfeld, David Perlman, Judith Rosen, Ezra Kaplan,
  Chana Friedlander, Nathan Braun, Aliza Zimmerman, Gabriel Sacks, Yael Hirsch, Raphael Adler,
  Penina Gross
`);

const streets = {
  he: ["הגפן", "הזית", "התאנה", "הרימון", "הדקל", "שיבולת", "החיטה", "האלון", "הנרקיס", "הכלנית"],
  en: ["HaGefen", "HaZayit", "HaTe’ena", "HaRimon", "HaDekel", "Shibolet", "HaAlon", "HaNarkis"],
} as const;

/** The addresses of neighbors, as each of them writes it, by the position of the customer. */
const neighbors: ReadonlyMap<number, string> = new Map([
  [4, "הדקל 7, דירה 2"],
  [9, "רח׳ הדקל 7 דירה 5"],
  [15, "רחוב הדקל 7, קומה 3, דירה 8"],
]);

const mostHouses = 48;
const mostEntrances = 3;

/** The customers of the demo, about a third of them in English. Two have the same name in both languages. */
export const demoCustomers: readonly DemoCustomer[] = [
  ...hebrewNames.map((name, index) => customer("he", name, index)),
  ...englishNames.map((name, index) => customer("en", name, hebrewNames.length + index)),
];

function customer(language: Language, name: string, index: number): DemoCustomer {
  const street = streets[language][index % streets[language].length] ?? "";
  const house = ((index * 7) % mostHouses) + 1;
  const apartment = index % mostEntrances === 0 ? apartmentText(language, (index % 12) + 1) : "";
  return {
    language,
    name,
    email: `customer${String(index + 1)}@example.com`,
    phoneNumber: `0590000${String(100 + index)}`,
    address:
      neighbors.get(index) ??
      {
        he: `רחוב ${street} ${String(house)}${apartment}`,
        en: `${String(house)} ${street} Street${apartment}`,
      }[language],
    isNeighbor: neighbors.has(index),
  };
}

function apartmentText(language: Language, apartment: number): string {
  return { he: `, דירה ${String(apartment)}`, en: `, apartment ${String(apartment)}` }[language];
}
