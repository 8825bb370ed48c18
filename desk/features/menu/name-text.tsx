import { useLanguage } from "#desk/language/language-context.tsx";
import { type LocalizedText, otherLanguage } from "#domain/language/language.ts";

/** A text of the catalogue in the desk's language, or in the other one where it is missing. */
export function NameText({ text }: { readonly text: LocalizedText }) {
  const { language } = useLanguage();
  return (
    <bdi lang={text.missing === language ? otherLanguage(language) : undefined}>
      {text[language]}
    </bdi>
  );
}
