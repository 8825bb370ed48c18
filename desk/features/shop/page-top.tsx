import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { Failed } from "#desk/parts/page/failed.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { Page } from "#web/ui/layout.tsx";
import { barBackClass, ScreenBar } from "#web/ui/screen.tsx";

interface PageTopProps {
  readonly title: string;
  /** Path below `/desk` of the page that it belongs to. */
  readonly up: string;
  readonly upText: string;
}

/** The heading of a page below another one, with the way back. */
export function PageTop({ title, up, upText }: PageTopProps) {
  return (
    <ScreenBar
      title={title}
      back={<PageLink href={up} className={barBackClass} aria-label={upText} />}
    />
  );
}

/** In the place of a page that does not exist, or whose content did not arrive. */
export function UnknownPart({ isFailed = false }: { readonly isFailed?: boolean }) {
  const texts = useTexts(shopTexts);
  return (
    <Page isText>
      <PageTop title={texts.title} up="/shop" upText={texts.title} />
      {isFailed ? <Failed call={["catalogue", {}]} /> : <p>{texts.gone}</p>}
    </Page>
  );
}
