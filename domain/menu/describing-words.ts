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
  `קצוץ קצוצה קצוצים קצוצות פרוס פרוסה פרוסים פרוסות חתוך חתוכה חתוכים חתוכות מגורד מגורדת מגורדים מגורדות מגורר מגוררת מגוררים
  מגוררות כתוש כתושה כתושים כתושות מעוך מעוכה מעוכים מעוכות קלוף קלופה קלופים קלופות שטוף שטופה שטופים שטופות מנופה מנופים מסונן
  מסוננת מסוננים מסוננות מומס מומסת מומסים סחוט סחוטה סחוטים טרופה טרופות חצוי חצויה חצויים חצויות מנוקה מנוקים מנוקות מופרדים
  מופרדות היטב לקוביות לרצועות לטבעות לפרוסות לחתיכות לרבעים לחצאים בטמפרטורת החדר להגשה לטיגון לקישוט לשימון לקימוח לרידוד
  sliced diced minced peeled crushed mashed rinsed drained cubed halved quartered trimmed cored seeded pitted shredded cut torn
  squeezed lightly well divided separated very into in pieces cubes slices strips rings wedges halves chunks at room temperature for
  serving garnish frying`,
);

/** Of what was cut; coarse salt is another salt. */
const fineness = setOf("דק דקה דקים דקות גס גסה גסים גסות thin thick");

const lengths = /(?:של\s+)?[\d/.,½¼¾-]+\s*(?:ס["״׳']?מ|מ["״׳']?מ|cm|mm|inch(?:es)?)(?!\p{L})/giu;

const plain = (word = "") => word.toLowerCase().replaceAll(/^[,;.]+|[,;.]+$/gu, "");

function isPrepared(word: string): boolean {
  const isNamed = (each: string) => prepared.has(each) || before.has(each);
  return isNamed(word) || (word.startsWith("ו") && isNamed(word.slice(1)));
}

/**
 * Which of some words after the name of an ingredient only say how it is prepared or how large it is, and not which one it is: `קמח` and
 * `קמח מלא` are two, `בצל` and `בצל קצוץ דק` one. So fresh, dried, ground and whole are not among them.
 */
export function describing(words: readonly string[]): readonly boolean[] {
  const isNamed = (word: string) => word === "" || sizes.has(word) || isPrepared(word);
  const all = words.map(plain);
  return all.map((word, at) => {
    const [last = "", next = ""] = [all[at - 1], all[at + 1]];
    if (word === "and") return isPrepared(last) && isPrepared(next);
    const isOfCut = fineness.has(word) && (isPrepared(last) || fineness.has(last));
    return isOfCut || isNamed(word);
  });
}

/** Whether a text is no ingredient but only describes one: `קצוץ דק`. */
export function isDescription(text: string): boolean {
  return describing(text.trim().split(/\s+/u)).every(Boolean);
}

/** Whether a word before the name of an ingredient only describes it. */
export function describesNext(word: string): boolean {
  return isSize(word) || before.has(plain(word));
}

/** A cup that is large is no cup any more. */
export function isSize(word: string): boolean {
  return sizes.has(plain(word));
}

/** A text without lengths, such as those of cubes: `2 cm`. */
export function withoutLengths(text: string): string {
  return text.replaceAll(lengths, " ");
}
