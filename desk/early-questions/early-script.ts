import { bodyOfCall, callHeaders } from "#desk/data/calls/call-desk.ts";
import { languageKey } from "#desk/language/stored-language.ts";
import { defaultLanguage, languages } from "#domain/language/language.ts";
import { earlyAnswersName } from "./early-answers-name.ts";

/**
 * The script in the page of the desk that asks who is signed in and what is in the week, while the scripts of the desk are still on
 * their way: otherwise a slow phone would ask only once they have arrived and run. It also loads the texts of the language that is
 * shown, from `texts`: by language the addresses of their files, none in development. `build` is that of the page, see `deskBuildOf`.
 */
export function earlyScript(
  texts: Readonly<Record<string, readonly string[]>>,
  build: string | undefined,
): string {
  const bodies = Object.fromEntries(
    languages.map((language) => [
      language,
      [bodyOfCall("me", {}), bodyOfCall("week", { week: null, language })],
    ]),
  );
  const known = {
    bodies,
    texts,
    headers: callHeaders(build),
    languageKey,
    defaultLanguage,
    earlyAnswersName,
  };
  // A text in a script must not end it.
  return `(${String(askEarly)})(${JSON.stringify(known).replaceAll("<", "\\u003c")})`;
}

interface Known {
  readonly bodies: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly languageKey: string;
  readonly defaultLanguage: string;
  readonly earlyAnswersName: string;
}

/** Becomes part of the page as text, so it uses nothing from outside of it, and nothing that a build would have to translate. */
function askEarly(known: Known): void {
  let language = null;
  try {
    language = localStorage.getItem(known.languageKey);
  } catch {
    // A browser may block storage: then the desk opens in the default language too.
  }
  const shown = language !== null && language in known.bodies ? language : known.defaultLanguage;
  for (const href of known.texts[shown] ?? [])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  if (location.pathname === "/desk/sign-in") return;
  const [me, week] = known.bodies[shown] ?? [];
  const isOtherWeek = /[?&]week=/u.test(location.search);
  const answers = new Map<string | undefined, Promise<Response>>();
  for (const body of isOtherWeek ? [me] : [me, week]) {
    const { headers } = known;
    const answer = fetch("/desk/calls", { method: "POST", headers, body: body ?? "" });
    // The caller that takes the answer handles a failure.
    answer.catch(() => undefined);
    answers.set(body, answer);
  }
  Object.assign(globalThis, { [known.earlyAnswersName]: answers });
}
