import type { FastifyReply, FastifyRequest } from "fastify";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { secondsUntilRetry } from "./overload.ts";

/** Texts for answers without a page of the site, in both languages, because the visitor's language is not known then. */
const sentences = {
  400: ["הבקשה לא תקינה.", "The request is not valid."],
  401: ["צריך להיכנס שוב.", "Please sign in again."],
  403: ["אין כאן הרשאה לזה.", "This is not allowed here."],
  404: ["העמוד לא נמצא.", "Page not found."],
  429: ["יותר מדי בקשות. נסו שוב בעוד דקה.", "Too many requests. Please try again in a minute."],
  500: ["משהו השתבש, נסו לרענן את העמוד.", "Something went wrong, try refreshing."],
  503: [
    "האתר לא זמין כרגע. נסו שוב בעוד רגע.",
    "The site is not available right now. Please try again in a moment.",
  ],
} as const;

/** A page without scripts for an HTTP status; a status without a text of its own gets the text of 400 or 500. */
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

/** Sends it. */
export function sendPlainPage(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).type("text/html; charset=utf-8").send(plainPage(status));
}

function sentenceOf(status: number): keyof typeof sentences {
  if (Object.hasOwn(sentences, status)) return status as keyof typeof sentences;
  return status >= 500 ? 500 : 400;
}

/**
 * Answers what could not be sent with a page without scripts, and logs `line` where that is a fault of the server. A path that is not
 * allowed is answered like one that does not exist, so that nobody learns which exist.
 */
export function plainErrors(line: string, headers: Readonly<Record<string, string>> = {}) {
  return (
    error: { readonly statusCode?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const isStoreAway = error instanceof StoreUnavailable;
    const { statusCode = 500 } = error;
    const status = isStoreAway ? 503 : statusCode === 403 ? 404 : statusCode;
    if (isStoreAway || status === 500) request.log.error({ err: error }, line);
    if (status === 503) reply.header("retry-after", secondsUntilRetry);
    return sendPlainPage(reply.headers(headers), status);
  };
}

/**
 * What a browser sees that opens the desk over plain HTTP from another machine, in both languages: the session and the orders could
 * be read on the way. Nothing of the request is quoted.
 */
export const insecurePage = `<!doctype html>
<html lang="he" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>ניהול ההזמנות</title>
<h1>כאן אי אפשר להיכנס לניהול ההזמנות</h1>
<p>הכתובת הזו מתחילה ב־<bdi>http://</bdi>, ולכן אחרים ברשת יכולים לקרוא את מה שנשלח. צריך לפתוח את אותה כתובת עם <bdi>https://</bdi> בתחילתה.</p>
<p>אם גם כך רואים את העמוד הזה, צריך להעביר את השורה הבאה למי שמפעיל את האתר.</p>
<hr>
<div lang="en" dir="ltr">
<h1>The desk cannot be opened here</h1>
<p>This address begins with http://, so others on the network can read what is sent. Open the same address with https:// at its beginning.</p>
<p>If you still see this page then, pass this on to whoever runs the site: the desk needs HTTPS. Set PUBLIC_URL to the https address of the site and TRUST_PROXY to the address of the proxy in front of it, or open the desk on the server itself at http://localhost.</p>
</div>
</html>
`;
