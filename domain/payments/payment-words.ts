/** What a column of a table of payments holds; `other` is text that may say who paid. */
export type ColumnRole = "date" | "credit" | "debit" | "amount" | "balance" | "reference" | "other";

const columns: readonly (readonly [Exclude<ColumnRole, "other">, RegExp])[] = [
  ["balance", /יתרה|balance/iu],
  ["amount", /(?:זכות|credit).*(?:חובה|debit)|(?:חובה|debit).*(?:זכות|credit)/iu],
  ["credit", /זכות|זיכוי|credit|deposit|paid in|money in/iu],
  ["debit", /חובה|חיוב|debit|withdraw|paid out|money out/iu],
  ["amount", /סכום|סה["״]?כ|amount|total/iu],
  ["date", /תאריך|date/iu],
  ["reference", /אסמכתא|אסמכתה|reference|^ref\.?$|^id$/iu],
];

/** What the heading of a column says that is in it. */
export function columnRole(heading: string): ColumnRole {
  if (heading.length > 30 || /\d/u.test(heading)) return "other";
  return columns.find(([, pattern]) => pattern.test(heading))?.[0] ?? "other";
}

/** One of some words as a whole, in Hebrew also behind "and", "that" and "the". */
const wordOf = (...words: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})ו?[שה]?(?:${words.join("|")})(?!\p{L})`, "iu");

/** Money that went out, was only asked for, has not arrived, or came back. */
const notReceived = wordOf(
  "שלחת|נשלח(?:ה|ו)?(?! (?:אליך|לך))|שילמת|העברת ל|משיכ(?:ה|ת)|עמל(?:ה|ת|ות)|חיוב|חובה|בקשת|ביקשת",
  "החזר(?:ת|ים)?|הוחזר(?:ה|ו)?|ביטול|ביטל(?:ה|ו|ת)?|בוטל(?:ה|ו)?|נדח(?:ה|תה|ו)|סורב(?:ה|ו)?|נכשל(?:ה|ו)?",
  "ממתי(?:ן|נה|נים)|מחכה|בהמתנה|בתהליך|טרם|לא (?:אושר|שולם|בוצע|התקבל)(?:ה|ו)?|פג(?:ה)? תוקף",
  "sent(?! (?:to )?you)|you paid|paid to|unpaid|debit|withdrawal|fee|request(?:ed)?|owes? you",
  "refund(?:ed)?|revers(?:ed|al)|chargeback|cancel(?:ed|led|lation)|declined|rejected|failed|pending|expired",
);
/** Whether it came in or went out, only the seller knows: "העברת" is also "you transferred". */
const mayBeOut = wordOf("העברת|בקשה|ביקש(?:ה|ו)?|to(?! you)|requests?|owes?");
/** Before whom it may have gone to; "בן אל" is a name. */
const mayBeTo = /(?<!\p{L})(?:ל|(?<!בן )אל)[\s-]+[\p{L}\d]/u;
/** Of another country. */
const foreignMoney = /[$€£¥]|(?<!\p{L})(?:usd|eur|gbp|דולר(?:ים)?|אירו|יורו)(?!\p{L})/iu;

/** Whether a text is about money that has not come in, in shekels; `maybe` is to be asked. */
export function isNotReceived(text: string): boolean | "maybe" {
  if (notReceived.test(text) || foreignMoney.test(text)) return true;
  return (mayBeOut.test(text) || mayBeTo.test(text)) && "maybe";
}

/** Words that say nothing about who paid. A text with others does not name a payer only by its amount. */
const plain = new Set(
  (
    "העברה העברת העברות זיכוי זיכויים ביט בביט bit פייבוקס paybox פיי pay תשלום תשלומים כסף מאת של עבור על את הזמנה הזמנת ההזמנה מספר מס " +
    "קיבלת התקבל התקבלה התקבלו שולם הושלם הושלמה בוצע בוצעה בהצלחה מיידית מיידי בנקאית בנק הפועלים פועלים דיסקונט הבינלאומי " +
    "אינטרנט באינטרנט אפליקציה באפליקציה מהאפליקציה דרך יום בשעה שעה תאריך סכום סהכ היום אתמול שח ש ח " +
    "transfer from payment payments received credit bank order number no for the you to in of by via money completed paid app today yesterday at on date amount nis ils"
  ).split(" "),
);

/** Weekdays and banks that people are called too: only these phrases say nothing. */
const plainPhrases =
  /(?<!\p{L})(?:ב?יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|[במ]?בנק (?:לאומי|מזרחי)|[במ]?מזרחי טפחות)(?!\p{L})/gu;

/** Whether words in this sequence, in the form of searches, say nothing about who paid. */
export function arePlainWords(words: readonly string[]): boolean {
  return words
    .join(" ")
    .replaceAll(plainPhrases, "")
    .split(" ")
    .every((word) => word === "" || plain.has(word) || plain.has(word.replace(/^[בהלמ]/u, "")));
}

const hebrewMonths =
  "ינואר|ינו פברואר|פבר מרץ|מרס אפריל|אפר מאי יוני|יונ יולי|יול אוגוסט|אוג ספטמבר|ספט אוקטובר|אוק נובמבר|נוב דצמבר|דצמ|דצ";
const englishMonths =
  "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec";
const monthNumbers = new Map(
  [hebrewMonths, englishMonths].flatMap((year) =>
    year
      .split(" ")
      .flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
  ),
);

/** The number of a month by its name or abbreviation, 1 to 12; in Hebrew also with the letter for "in". */
export function monthNumber(name: string): number | undefined {
  return monthNumbers.get(name.toLowerCase()) ?? monthNumbers.get(name.replace(/^ב/u, ""));
}
