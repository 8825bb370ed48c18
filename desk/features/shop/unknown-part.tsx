import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Page } from "#web/ui/layout.tsx";
import { State } from "#web/ui/state.tsx";
import { PageTop } from "./page-top.tsx";

/** In the place of a page that does not exist, or whose content did not arrive. */
export function UnknownPart({ tryAgain }: { readonly tryAgain?: () => void }) {
  const texts = useTexts(shopTexts);
  const { failed, tryAgain: again } = useTexts(catalogueTextsByLanguage);
  return (
    <Page width={44}>
      <PageTop title={texts.title} up="/shop" upText={texts.title} />
      {tryAgain === undefined ? (
        <p>{texts.gone}</p>
      ) : (
        <State drawing="failure" role="alert" title={failed}>
          <Button onClick={tryAgain}>{again}</Button>
        </State>
      )}
    </Page>
  );
}
