/** What a column of a table of payments holds; `other` is text that may say who paid. */
export type ColumnRole = "date" | "credit" | "debit" | "amount" | "balance" | "reference" | "other";

const columns: readonly (readonly [Exclude<ColumnRole, "other">, RegExp])[] = [
  ["balance", /יתרה|balance/iu],
  ["amount", /(?:זכות|credit).*(?:חובה|debit)|(?:חובה|debit).*(?:זכות|credit)/iu],
  ["credit", /זכות|זיכוי|credit|deposit|paid in|money in/iu],
  ["debit", /חובה|חיוב|debit|withdraw|paid out|money out/iu],
  ["amount", /סכום|amount/iu],
  ["date", /תאריך|date/iu],
  ["reference", /אסמכתא|אסמכתה|reference|^ref\.?$|^id$/iu],
];

/** What the heading of a column says that is in it. */
export function columnRole(heading: string): ColumnRole {
  if (heading.length > 30 || /\d/u.test(heading)) return "other";
  return columns.find(([, pattern]) => pattern.test(heading))?.[0] ?? "other";
}

/** Money that went out, was only asked for, has not arrived, or is of another country. */
const notReceived =
  /(?<!\p{L})(?:שלחת|נשלח(?:ה|ו)?|שילמת|העברת ל|משיכ(?:ה|ת)|עמל(?:ה|ת|ות)|חיוב|הוחזר(?:ה|ו)?|החזר|בקשת|ביקשת|ממתי(?:ן|נה|נים)|בהמתנה|נכשל(?:ה|ו)?|בוטל(?:ה|ו)?|נדח(?:ה|תה|ו)|סורב(?:ה|ו)?|sent|you paid|paid to|withdrawal|fee|refund(?:ed)?|request(?:ed)?|pending|failed|declined|cancel(?:ed|led)|rejected|expired|reversed)(?!\p{L})/iu;
const foreignMoney = /[$€£¥]|(?<!\p{L})(?:usd|eur|gbp|דולר(?:ים)?|אירו|יורו)(?!\p{L})/iu;

/** Whether a text is about money that has not come in, in shekels. */
export function isNotReceived(text: string): boolean {
  return notReceived.test(text) || foreignMoney.test(text);
}

/** Words that say nothing about who paid. A text with others does not name a payer only by its amount. */
const plain = new Set(
  (
    "העברה העברת העברות זיכוי זיכויים ביט בביט bit פייבוקס paybox פיי pay תשלום תשלומים כסף מאת של עבור על את הזמנה הזמנת ההזמנה מספר מס " +
    "קיבלת התקבל התקבלה התקבלו שולם הושלם הושלמה בוצע בוצעה בהצלחה מיידית מיידי בנקאית בנק לאומי הפועלים פועלים דיסקונט מזרחי טפחות הבינלאומי " +
    "אינטרנט באינטרנט אפליקציה באפליקציה מהאפליקציה דרך יום בשעה שעה תאריך סכום סהכ היום אתמול ראשון שני שלישי רביעי חמישי שישי שבת שח ש ח " +
    "transfer from payment payments received credit bank order number no for the you to in of by via money completed paid app today yesterday at on date amount nis ils"
  ).split(" "),
);

export function isPlainWord(word: string): boolean {
  return plain.has(word) || plain.has(word.replace(/^[בהלמ]/u, ""));
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
