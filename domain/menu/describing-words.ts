const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const sizes = setOf(
  `גדול גדולה גדולים גדולות בינוני בינונית בינוניים בינוניות קטן קטנה קטנים קטנות
  large medium small big medium-sized`,
);

/** These stand before the name of an ingredient, too. Chopped tomatoes are the ones from the garden, crushed ones are bought in a can. */
const before = setOf(
  "finely coarsely roughly thinly freshly chopped grated beaten melted softened sifted",
);

const prepared = setOf(
  `קצוץ קצוצה קצוצים קצוצות חתוך חתוכה חתוכים חתוכות מגורד מגורדת מגורדים מגורדות מגורר מגוררת מגוררים
  מגוררות כתוש כתושה כתושים כתושות מעוך מעוכה מעוכים מעוכות שטוף שטופה שטופים שטופות מנופה מנופים   מומס מומסת מומסים סחוט סחוטה סחוטים טרופה טרופות חצוי חצויה חצויים חצויות מנוקה מנוקים מנוקות מופרדים
  מופרדות היטב לקוביות לרצועות לטבעות לפרוסות לחתיכות לרבעים לחצאים בטמפרטורת החדר להגשה לטיגון לקישוט לשימון לקימוח לרידוד
  mashed rinsed drained cubed halved quartered trimmed cored cut torn
  squeezed lightly well divided separated very into in pieces cubes slices strips rings wedges halves chunks at room temperature for
  serving garnish frying`,
);

/** Much is sold so, too: peeled lentils are other lentils, unless a comma stands before. */
const maySell = setOf(
  `פרוס פרוסה פרוסים פרוסות קלוף קלופה קלופים קלופות מסונן מסוננת מסוננים מסוננות sliced diced minced peeled crushed seeded pitted shredded`,
);

/** Of what was cut; coarse salt is another salt. */
const fineness = setOf("דק דקה דקים דקות גס גסה גסים גסות thin thick");

const lengths =
  /(?:של\s+)?[\d/.,½¼¾-]+\s*(?:ס["״׳']?מ|מ["״׳']?מ|cm|mm|inch(?:es)?)(?!["״׳']?\p{L})/giu;

const plain = (word = "") => word.toLowerCase().replaceAll(/^[,;.]+|[,;.]+$/gu, "");

function isPrepared(word: string): boolean {
  const bare = word.replace(/^ו/u, "");
  return [word, bare].some((each) => prepared.has(each) || before.has(each) || maySell.has(each));
}

/**
 * Which of some words after the name of an ingredient only say how it is prepared or how large it is, and not which one it is: `קמח` and
 * `קמח מלא` are two, `בצל` and `בצל קצוץ דק` one. So fresh, dried, ground and whole are not among them.
 */
export function describing(words: readonly string[]): readonly boolean[] {
  const all = words.map(plain);
  const found: boolean[] = [];
  for (const [at, word] of all.entries()) {
    const [last = "", next = ""] = [all[at - 1], all[at + 1]];
    const isFirst = at === 0 || found[at - 1] === true || /[,;]$/u.test(words[at - 1] ?? "");
    const isJoined = word === "and" && isPrepared(last) && isPrepared(next);
    const isOfCut = fineness.has(word) && (isPrepared(last) || fineness.has(last));
    const isOwn = isPrepared(word) && (isFirst || !maySell.has(word));
    found.push(isJoined || isOfCut || isOwn || word === "" || sizes.has(word));
  }
  return found;
}

/** Whether a text is no ingredient but only describes one: `קצוץ דק`. */
export function isDescription(text: string): boolean {
  return describing(text.trim().split(/\s+/u)).every(Boolean);
}

/** Whether a word before the name of an ingredient only describes it. */
export function describesNext(word: string): boolean {
  return isSize(word) || before.has(plain(word));
}

/** A large cup is not the unit cup. */
export function isSize(word: string): boolean {
  return sizes.has(plain(word));
}

/** A text without lengths, such as those of cubes: `2 cm`. */
export function withoutLengths(text: string): string {
  return text.replaceAll(lengths, " ");
}
