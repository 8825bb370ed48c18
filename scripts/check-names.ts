/**
 * Refuses an exported name that exists twice: a reader who finds a name by searching must find one thing. A name may exist in both
 * languages' message files, and where `shared` says what it means in each place. Also refuses a second word for one thing in the texts that
 * people read, and word-for-word translations in comments, titles of tests and documents.
 */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calquesIn } from "./calques.ts";
import { root } from "./root.ts";

const twoApps = "the same thing in each of the two apps, which do not import each other";
const shared: Readonly<Record<string, string>> = {
  App: twoApps,
  LanguageContext: twoApps,
  Messages: twoApps,
  Shell: twoApps,
  ShownLanguage: twoApps,
  messagesIn: twoApps,
  pages: twoApps,
  readStoredLanguage: twoApps,
  storeLanguage: twoApps,
  useLanguage: twoApps,
  useMessages: twoApps,
  PageRequest:
    "what the server and the renderer of the site agree on, which do not import each other",
  RenderedPage:
    "what the server and the renderer of the site agree on, which do not import each other",
  setup: "what vitest calls before a run",
  test: "Playwright's test with the fixtures of one kind of end-to-end test",
};
/** What only the seller reads, and what only customers do. */
const toSeller = /^(?:desk\/language\/|server\/mail\/letters\/seller-messages)/u;
const toCustomers =
  /^(?:site\/language\/|server\/mail\/letters\/messages-|domain\/order\/week-message-words)/u;

/** Words of texts for what has another name (docs/glossary.md), in all texts or in some files. */
const refusedWords: readonly (readonly [word: RegExp, instead: string, files?: RegExp])[] = [
  [/הזמנה \S* ?עודכנה|ההזמנה שלכם עודכנה|ההערה עודכנה/u, "שונתה"],
  [/(?<!\p{L})[הבלמ]?מגבל(?:ה|ות)/u, "הגבלה"],
  [/שולחן העבודה/u, "ניהול ההזמנות"],
  [/סבב שנסגר/u, "סגירת הסבב, of which nobody need know whether it was"],
  [/שולמו \$\{/u, "התקבלו"],
  [/\be-mail/iu, "email"],
  [/cancell(?:ed|ing)/iu, "canceled, canceling"],
  [/(?<!\p{L})[ובלמ]?ווטסאפ/u, "וואטסאפ"],
  [/תנאי ההזמנה/u, "תנאי המכירה"],
  [/דוא״ל/u, "אימייל"],
  [/ביטול הפעולה|הפעולה בוטלה/u, "החזרה לקודם: ביטול is of orders"],
  [/give up/iu, "discard"],
  [/g(?:ives?|iven|ave) (?:\w+ ){0,3}back\b/iu, "refund"],
  [
    /מי ש(?:הקים|התקין|מתקין|מטפל)|whoever sets? (?:up|it up)/iu,
    "מי שמפעיל את האתר, whoever runs the site",
  ],
  [/תפריט ראשי|main menu/iu, "ניווט, navigation: a menu is of dishes"],
  [/שינוי(?:ים)? במנה/u, "התאמה"],
  [/(?<!\p{L})[ובהלכ]?תוספ(?:ת|ות)(?! בצד| למחיר)/u, "תוספת בצד or תוספת למחיר", /\/language\//u],
  [/(?<!\p{L})ללא(?!\p{L})/u, "בלי"],
  [/(?<!\p{L})מיד(?!\p{L})/u, "מייד"],
  [/(?<!\p{L})[בהלמ]?מייל(?!\p{L})/u, "אימייל"],
  [/(?<!\p{L})[ובהכלמש]-(?=[a-z$])/iu, "a maqaf, ־"],
  [/(?:בדף ״|לרענן את הדף|דף (?:ה)?לקוח|תחתית כל דף)/u, "עמוד: דף is of paper", toSeller],
  [
    /(?<!\p{L})(?:נסו|בחרו|סרקו|פתחו|אשרו|היכנסו|שמרו|הדפיסו|העתיקו|שתפו|חכו|טענו|לחצו|בדקו|כתבו|בקשו|תסגרו|העבירו)(?!\p{L})/u,
    "אפשר, צריך or כדאי: a plural imperative is for customers",
    toSeller,
  ],
  [/(?<!\{)\b[Cc]it(?:y|ies)\b/u, "town", toSeller],
  [/photograph/iu, "picture", toSeller],
  [/סבב|\brounds?\b/iu, "שבוע, week: rounds are for the seller", toCustomers],
  [/(?:colo|favo|behavio)ur|customis|\blitres?\b|\b(?:to|after)wards\b/iu, "American English"],
  [/\p{L}'\p{L}/u, "a curly apostrophe"],
];
const declaration =
  /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gmu;

const places = new Map<string, string[]>();
const files = globSync(
  "{bench,contract,desk,domain,e2e,scripts,seed,server,site,web}/**/*.{ts,tsx}",
  {
    cwd: fileURLToPath(root),
    exclude: ["**/node_modules/**", "contract/generated/**", "**/*.test.{ts,tsx}"],
  },
);
for (const file of files.toSorted()) {
  for (const [, name = ""] of readFileSync(new URL(file, root), "utf8").matchAll(declaration)) {
    // A dictionary is one thing in two languages.
    const place = file.replace(/\/language\/(?:he|en)\//u, "/language/{he,en}/");
    const known = places.get(name) ?? [];
    if (!known.includes(place)) places.set(name, [...known, place]);
  }
}
const texts = globSync(
  "{{desk,site}/language/**/*.ts,server/**/*messages*.ts,server/reports/*.ts,domain/**/*{words,texts}*.ts,seed/**/*.ts}",
  { cwd: fileURLToPath(root), exclude: ["**/*.test.ts"] },
);
const secondWords = texts.toSorted().flatMap((file) =>
  // Keys and names are no texts.
  [...readFileSync(new URL(file, root), "utf8").matchAll(/"[^"\n]* [^"\n]*"|`[^`]*`/gu)].flatMap(
    ([text]) =>
      refusedWords
        .filter(([word, , where]) => word.test(text) && where?.test(file) !== false)
        .map(([, instead]) => `${file}: ${text}: write ${instead}`),
  ),
);
const written = globSync(
  "{*.md,docs/**/*.md,{bench,contract,desk,domain,e2e,scripts,seed,server,site,web}/**/*.{ts,tsx,css}}",
  {
    cwd: fileURLToPath(root),
    exclude: ["**/node_modules/**", "contract/generated/**"],
  },
);
const problems = [
  ...secondWords,
  ...written
    .toSorted()
    .flatMap((file) => calquesIn(file, readFileSync(new URL(file, root), "utf8"))),
  ...[...places]
    .filter(([name, found]) => found.length > 1 && shared[name] === undefined)
    .map(([name, found]) => `${name} has several meanings: ${found.join(", ")}`),
  ...Object.keys(shared)
    .filter((name) => (places.get(name) ?? []).length < 2)
    .map((name) => `${name} exists once: remove it from scripts/check-names.ts`),
];
process.stdout.write(problems.map((problem) => `${problem}\n`).join(""));
process.exitCode = problems.length === 0 ? 0 : 1;
