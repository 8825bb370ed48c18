import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { dishFactsDocument } from "#contract/generated/late-operations.ts";
import { withDishFacts } from "#contract/wire/dish-facts.ts";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import { findDish } from "#domain/cart/find-dish.ts";
import { addressInLanguage, type SiteLanguage } from "#domain/language/language.ts";
import { addressOfDish } from "#domain/menu/dish-address.ts";
import type { Identified } from "#domain/menu/identified.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { dropCanonical } from "#site/language/forget-address.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { menuWithIds } from "#site/order-state/read-menu-with-ids.ts";
import { useFollowedAvailability } from "#site/order-state/reload-availability.ts";
import { useIsCartBehind, useMenu, useReloadMenu } from "#site/order-state/use-menu.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { flushClass, Row } from "#web/ui/layout.tsx";
import { shareWithApp } from "#web/ui/share-with-app.ts";
import { TryAgainButton } from "#web/ui/try-again-button.tsx";
import { AddedNote } from "./added-note.tsx";
import { DishForm } from "./dish-form.tsx";

interface DishDialogProps {
  /** Null while no dish is open; of a dish that its link opens, only the id. */
  readonly identity: DishIdentity | Required<Identified> | null;
  readonly onClose: () => void;
}

/** The dish modal (specification §2), and after it the note that the dish was added. */
export function DishDialog({ identity, onClose }: DishDialogProps) {
  const { language } = useLanguage();
  const [added, setAdded] = useState<{ readonly name: string; readonly in: SiteLanguage } | null>(
    null,
  );
  const [linked, setLinked] = useState<DishIdentity>();
  const noteGone = useCallback(() => setAdded(null), []);
  const close = () => {
    // The note of an earlier dish does not come back.
    setAdded(null);
    setLinked(undefined);
    onClose();
  };
  const isLink = identity !== null && !("name" in identity);
  const dish = isLink ? linked : identity;
  return (
    <>
      {isLink && linked === undefined && (
        <LinkedDish id={identity.id} onFound={setLinked} onUnknown={onClose} />
      )}
      {dish != null && (
        <OpenDish
          identity={dish}
          address={isLink ? addressOfDish(menuAddress(), identity.id) : undefined}
          onClose={close}
          onAdd={(name) => setAdded({ name, in: language })}
        />
      )}
      {/* After a switch of language it would name the dish in the earlier one. */}
      <AddedNote
        dishName={identity === null && added?.in === language ? added.name : null}
        onGone={noteGone}
      />
    </>
  );
}

interface LinkedDishProps {
  readonly id: string;
  readonly onFound: (dish: DishIdentity) => void;
  readonly onUnknown: () => void;
}

/** Finds the dish of a link. The address of the menu loses it: a customer who has closed the dish and reloads the page wants the menu. */
function LinkedDish({ id, onFound, onUnknown }: LinkedDishProps) {
  const { menu, areFactsPending } = useMenuWithFacts(useMenu());
  const find = useEffectEvent((whole: ShownMenu) => {
    // Browsers would share the canonical address, which is that of the menu.
    dropCanonical();
    history.replaceState(history.state, "", menuAddress());
    const type = whole.find(({ dishes }) => dishes.some((dish) => dish.id === id));
    const dish = type?.dishes.find((each) => each.id === id);
    if (type === undefined || dish === undefined) onUnknown();
    else onFound({ id, typeName: type.name, name: dish.name });
  });
  useEffect(() => {
    if (menu !== null && !areFactsPending) find(menu);
  }, [menu, areFactsPending]);
  return null;
}

/** The address of the page without the dish that it opens. */
function menuAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete("dish");
  return `${address.pathname}${address.search}`;
}

interface OpenDishProps {
  readonly identity: DishIdentity;
  readonly address: string | undefined;
  readonly onClose: () => void;
  /** Called after `onClose` with the name of a dish that was not in the cart before. */
  readonly onAdd: (dishName: string) => void;
}

/** The dialog of a dish, filled in from the cart, or empty if the dish is not in the cart. */
function OpenDish({ identity, address, onClose, onAdd }: OpenDishProps) {
  const { menu, areFactsPending } = useMenuWithFacts(useMenu());
  useFollowedAvailability();
  const messages = useMessages();
  const isCartBehind = useIsCartBehind();
  // Once its id is known, the dish stays the same one, whatever the seller calls it meanwhile.
  const [id, setId] = useState(identity.id);
  const found = menu && findDish(menu, menu, id === undefined ? identity : { ...identity, id });
  const foundId = found?.shownDish.id;
  if (foundId !== undefined && foundId !== id) setId(foundId);

  if (menu === null || isCartBehind) {
    const text = menu === null ? messages.menu.failed : messages.loading;
    return <DishNotReady dishName={identity.name} text={text} onClose={onClose} />;
  }
  if (found == null) return <DishGone dishName={identity.name} onClose={onClose} />;
  return (
    <DishForm
      dishType={found.shownType}
      dish={found.shownDish}
      position={found.position}
      areFactsPending={areFactsPending}
      share={foundId && <ShareDish id={foundId} dishName={found.shownDish.name} />}
      address={address}
      onClose={onClose}
      onAdd={onAdd}
    />
  );
}

interface DishNoteProps {
  readonly dishName: string;
  readonly onClose: () => void;
}

/** Shown if the menu could not be loaded, or while the cart is not translated yet. */
function DishNotReady({ dishName, text, onClose }: DishNoteProps & { readonly text: string }) {
  const messages = useMessages();
  const reloadMenu = useReloadMenu();
  return (
    <Dialog
      title={dishName}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          <TryAgainButton texts={messages} onTry={reloadMenu} />
        </>
      }
    >
      <p role="status">{text}</p>
    </Dialog>
  );
}

function DishGone({ dishName, onClose }: DishNoteProps) {
  const messages = useMessages();
  return (
    <Dialog
      title={dishName}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <p>{useDishDialogTexts().gone}</p>
    </Dialog>
  );
}

/**
 * The menu with its ids and the allergens of its dishes, which are loaded when this is first rendered; until then, and if the server
 * does not have them, without. Of a menu that changes meanwhile nothing is shown before its ids are loaded: by them the open dish is
 * found again.
 */
function useMenuWithFacts(menu: ShownMenu | null) {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const [known, setKnown] = useState<ShownMenu>();

  useEffect(() => {
    if (menu === null) return undefined;
    let isShown = true;
    const query = [dishFactsDocument, { filter: { language } }] as const;
    // A failure is not kept: the next dialog asks again.
    void client.prefetch(...query);
    void Promise.all([client.read(...query), menuWithIds(client, { menu, language })]).then(
      ([facts, withIds]) => {
        if (!isShown) return;
        const whole = withIds ?? menu;
        setKnown(facts.ok ? withDishFacts(whole, facts.data.fullMenu) : whole);
      },
    );
    return () => {
      isShown = false;
    };
  }, [client, language, menu]);

  return { menu: known ?? menu, areFactsPending: known === undefined };
}

interface ShareDishProps {
  readonly id: string;
  readonly dishName: string;
}

/** Gives the link of a dish, in the shown language, to another app of the device; where that is not possible, copies it. */
function ShareDish({ id, dishName }: ShareDishProps) {
  const { language, messages } = useLanguage();
  const { share, copyLink } = useDishDialogTexts();
  const [canShare, setCanShare] = useState("share" in navigator);
  const menu = new URL(import.meta.env.BASE_URL, location.origin).href;
  const url = addressOfDish(addressInLanguage(menu, language), id);

  if (!canShare) {
    const texts = { ...messages.copying, copy: copyLink, copyThis: () => copyLink };
    return <CopyButton className={flushClass} texts={texts} name={copyLink} text={url} />;
  }
  const hand = async () => {
    if ((await shareWithApp({ title: dishName, url })) === "refused") setCanShare(false);
  };
  return (
    <Row>
      <Button look="quiet" className={flushClass} onClick={() => void hand()}>
        {share}
      </Button>
    </Row>
  );
}
