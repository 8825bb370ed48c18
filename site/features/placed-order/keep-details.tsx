import { useRef } from "react";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderPageTexts } from "#site/language/order-page-texts.ts";
import { readMyDetails, rememberDetails, useMyDetails } from "#site/order-state/my-details.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { draftOfOrder, listedPlaces } from "#site/parts/draft-of-order.ts";
import { MyDetailsNote } from "#site/parts/my-details-note.tsx";
import type { ShownOrder } from "#site/parts/shown-order.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { flushClass } from "#web/ui/layout.tsx";

/**
 * Offers to keep the details of an order on this device for the next form, where it has none: they were forgotten, or the order was
 * sent from another device. Only a press keeps them, because the page may be open on a device that is somebody else's.
 */
export function KeepDetails({ order }: { readonly order: ShownOrder }) {
  const { shopLanguage: language } = useLanguage();
  const { keepDetails } = useOrderPageTexts();
  const { client } = useGraphql();
  const isKept = useMyDetails() !== null;
  // What this device keeps is unknown until the page's code has run.
  const isKnown = useOrderState() !== null;
  const place = useRef<HTMLDivElement>(null);
  if (!isKnown) return null;
  // The pressed button is gone.
  const focus = () => place.current?.focus();
  const keep = async () => {
    rememberDetails(draftOfOrder(order.customerData, language, []));
    focus();
    const places = await listedPlaces(client, language);
    // Unless they were forgotten meanwhile.
    if (readMyDetails() !== null)
      rememberDetails(draftOfOrder(order.customerData, language, places));
  };
  return (
    <div ref={place} tabIndex={-1}>
      {isKept ? (
        <MyDetailsNote onForgotten={focus} />
      ) : (
        <Button look="quiet" className={flushClass} onClick={() => void keep()}>
          {keepDetails}
        </Button>
      )}
    </div>
  );
}
