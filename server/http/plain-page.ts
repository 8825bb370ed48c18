/** What a visitor reads where there is no page of the site to show, in both languages: nothing is known of the reader then. */
const sentences = {
  400: ["הבקשה אינה תקינה.", "The request is not valid."],
  404: ["אין כאן דבר.", "There is nothing here."],
  429: ["יותר מדי בקשות. נסו שוב בעוד דקה.", "Too many requests. Please try again in a minute."],
  500: ["משהו השתבש, נסו לרענן את העמוד.", "Something went wrong, try refreshing."],
  503: ["האתר עמוס כרגע. נסו שוב בעוד רגע.", "The site is busy. Please try again in a moment."],
} as const;

/** A document without scripts, for an answer with `status`; a status without a sentence of its own has that of its hundred. */
export function plainPage(status: number): string {
  const [hebrew, english] = sentences[sentenceOf(status)];
  return `<!doctype html>
<html lang="he" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${String(status)}</title>
<p>${hebrew}</p>
<p lang="en" dir="ltr">${english}</p>
</html>
`;
}

function sentenceOf(status: number): keyof typeof sentences {
  if (Object.hasOwn(sentences, status)) return status as keyof typeof sentences;
  return status >= 500 ? 500 : 400;
}
