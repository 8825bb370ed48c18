import { useState } from "react";
import { addressInLanguage } from "#domain/language/language-address.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { shareWithApp } from "#web/ui/share-with-app.ts";

interface ShareDishProps {
  readonly id: string;
  readonly dishName: string;
}

/** Gives the link of a dish, in the shown language, to another app of the device; where that is not possible, copies it. */
export function ShareDish({ id, dishName }: ShareDishProps) {
  const { language, messages } = useLanguage();
  const { share, copyLink } = useDishDialogTexts();
  const [canShare, setCanShare] = useState("share" in navigator);
  const menu = new URL(import.meta.env.BASE_URL, location.origin).href;
  const url = addressOfDish(addressInLanguage(menu, language), id);

  if (!canShare) {
    const texts = { ...messages.copying, copy: copyLink, copyThis: () => copyLink };
    return <CopyButton texts={texts} name={copyLink} text={url} />;
  }
  const hand = async () => {
    if ((await shareWithApp({ title: dishName, url })) === "refused") setCanShare(false);
  };
  return (
    <Row>
      <Button look="quiet" onClick={() => void hand()}>
        {share}
      </Button>
    </Row>
  );
}
