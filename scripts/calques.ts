/**
 * Words that comments, titles of tests and documents had from another language. Only patterns with no right use in them are here: a reader
 * may have to read a sentence twice that none of these finds.
 */
const calques: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bwhat (?:is|was) (?:not )?so\b|\b(?:is|are) so now\b/iu, "the current state"],
  [/\bof before\b|\bfrom before\b(?! (?:the|a|an|another|that|it) )/iu, "older, earlier, previous"],
  [/\banew\b/iu, "again, reload"],
  [/\bwhoever\b(?! (?:runs the site|does?\b))/iu, "those who; the operator"],
  [/\b(?:tells?|(?:is|are|was|were|be) told) of\b/iu, "is about, reports"],
  [/\bis told (?:as|each)\b|^\W*(?:is )?told of\b/iu, "is reported as; called with"],
  [/\bwhat (?:came|becomes|became) of\b/iu, "the outcome of, what happens to"],
  [/\b(?:has|have) (?:it|them|none|nothing) (?:no|any) more\b/iu, "no longer has"],
  [/\bthat there is not\b/iu, "that does not exist"],
  [/\bfor ever\b|\b(?:to|after)wards\b|\bany more(?=[.,;:"])/iu, "American English"],
  [/\bcancell(?:ed|ing)\b/iu, "canceled, canceling"],
  [/\b(?:colo|favo|behavio|neighbo)ur|\bcustomis/iu, "American English"],
];
const ofComment = /^\s*(?:\/\*|\*|\/\/)/u;
/** A title stands behind a parenthesis, or alone in its line; other values alone in a line are shorter. */
const ofTitle = /^\s*(?:(?:(?:test|it|describe)\b.*\(|\]\)\()["`].+["`],|"(?:\S+ ){3,}\S+",$)/u;
const ofTest = /\.(?:test|spec)\.tsx?$|-suite\.ts$/u;

/** The calques of a file, each with its line, the first of which is 1, and what to write. */
export function calquesIn(file: string, content: string): readonly string[] {
  return content.split("\n").flatMap((line, at) => {
    const isTitle = ofTest.test(file) && ofTitle.test(line);
    if (!file.endsWith(".md") && !ofComment.test(line) && !isTitle) return [];
    // Names of the code stay what they are.
    const words = isTitle ? line : line.replaceAll(/`[^`]*`/gu, "");
    return calques
      .filter(([pattern]) => pattern.test(words))
      .map(([, instead]) => `${file}:${String(at + 1)}: ${line.trim()}: write ${instead}`);
  });
}
