import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Stack, Toolbar } from "#web/ui/layout.tsx";
import styles from "./shop-page.module.css";
import { emptySection, type TypedSection, termsOf, valuesOf } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";

interface TermsFieldsProps {
  readonly edited: Edited;
}

/** The sections of the terms of sale, which can be added, moved and removed. */
export function TermsFields({ edited }: TermsFieldsProps) {
  const texts = useTexts(shopTexts);
  const { terms } = texts;
  const sections = termsOf(edited.values);
  const put = (changed: readonly TypedSection[]) => edited.replace(valuesOf(changed));
  return (
    <>
      <p className={styles.hint}>{terms.hint}</p>
      <p className={styles.hint}>{terms.allergens}</p>
      <Stack as="ol" id="terms">
        {sections.map((section, index) => (
          // Sections have no other identity than their place.
          <Card
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            as="li"
            isLow
            gap={2}
            className={styles.card}
            aria-label={terms.section(index + 1)}
          >
            <LocalizedField
              label={terms.heading}
              value={section.heading}
              error={edited.errorAt("terms", index, "heading")}
              onChange={(heading) => put(sections.with(index, { ...section, heading }))}
            />
            <LocalizedField
              label={terms.text}
              rows={7}
              value={section.text}
              error={edited.errorAt("terms", index, "text")}
              onChange={(text) => put(sections.with(index, { ...section, text }))}
            />
            <Toolbar>
              {/* After a press the button stays and is about another section. */}
              <Button
                data-once
                disabled={index === 0}
                aria-label={texts.upOf(terms.section(index + 1))}
                onClick={() => put(swapped(sections, index - 1))}
              >
                {texts.up}
              </Button>
              <Button
                data-once
                disabled={index === sections.length - 1}
                aria-label={texts.downOf(terms.section(index + 1))}
                onClick={() => put(swapped(sections, index))}
              >
                {texts.down}
              </Button>
              <Button
                data-once
                aria-label={texts.removeOf(terms.section(index + 1))}
                onClick={() => put(sections.toSpliced(index, 1))}
              >
                {texts.remove}
              </Button>
            </Toolbar>
          </Card>
        ))}
      </Stack>
      <Toolbar>
        <Button onClick={() => put([...sections, emptySection])}>{terms.add}</Button>
      </Toolbar>
    </>
  );
}

/** With the section at `index` and the one after it in the other sequence. */
function swapped(sections: readonly TypedSection[], index: number): readonly TypedSection[] {
  return sections.toSpliced(index, 2, ...sections.slice(index, index + 2).toReversed());
}
