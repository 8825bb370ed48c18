import type { Language } from "./language.ts";

/** The same value for a language every time, made when it is first asked for: a format of `Intl` is slow to make. */
export function oncePerLanguage<Value>(
  make: (language: Language) => Value,
): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
