import { useEffect, useState } from "react";
import * as v from "valibot";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { missingPartHref } from "#desk/parts/catalogue/missing-part-href.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { dishesWithoutEnglish, missingParts } from "#domain/catalogue/missing-parts.ts";
import { Page, Stack } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { UnknownPart } from "./page-top.tsx";
import { settingsParts } from "./settings-of-part.ts";
import styles from "./shop-page.module.css";

/** The shop's settings, and first of all what is still missing. */
export function ShopPage() {
  const { messages } = useLanguage();
  const texts = useTexts(shopTexts);
  const catalogue = useCatalogue();
  if (catalogue.kind === "failed") return <UnknownPart isFailed />;
  return (
    <Page isText>
      <ScreenBar title={texts.title} />
      <Missing catalogue={catalogue.catalogue} />
      <Stack as="ul">
        {(["places", ...settingsParts] as const).map((part) => (
          <li key={part}>
            <PageLink href={`/shop/${part}`} className={styles.row ?? ""}>
              <span>
                <strong>{texts.parts[part].title}</strong>
                <span className={styles.hint}>{texts.parts[part].what}</span>
              </span>
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href="/customers" className={styles.row ?? ""}>
            <span>
              <strong>{messages.shell.customers}</strong>
              <span className={styles.hint}>{texts.customers}</span>
            </span>
          </PageLink>
        </li>
      </Stack>
    </Page>
  );
}

const isTrue = (value: unknown): value is true => v.is(v.literal(true), value);

/** What is missing, each line leading to its field. Once nothing is, it says so once. */
function Missing({ catalogue }: { readonly catalogue: Catalogue }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(shopTexts);
  /** Whether this device has shown a list that was not finished. */
  const [wasMissing, keep] = useDraft("shop missing", isTrue);
  const missing = missingParts(catalogue);
  const isFinished = missing.length === 0;
  const [isToBeSaid] = useState(wasMissing === true || !isFinished);
  useEffect(() => {
    if (isFinished !== (wasMissing === undefined)) void keep(isFinished ? undefined : true);
  }, [isFinished, wasMissing, keep]);

  if (isFinished)
    return isToBeSaid ? (
      <State drawing="success" role="status" title={texts.missing.finished} />
    ) : null;
  const dishes = dishesWithoutEnglish(catalogue).map((name) => name[language]);
  return (
    <Stack as="section" aria-labelledby="missing" className={styles.missing}>
      <h2 id="missing">{messages.today.missing}</h2>
      <p>{texts.missing.hint(missing.length)}</p>
      <Stack as="ul">
        {missing.map((name) => (
          <li key={name}>
            <PageLink href={missingPartHref(name)} className={styles.row ?? ""}>
              <span>
                {messages.today.placeholders[name]}
                {name === "menu.english" && (
                  <span className={styles.hint}>{dishes.join(" · ")}</span>
                )}
              </span>
            </PageLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
