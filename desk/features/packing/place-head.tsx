import { useRef } from "react";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import styles from "./packing-order.module.css";

interface PlaceHeadProps {
  readonly texts: Messages["packing"];
  readonly place: string;
  /** Those that are not cancelled. */
  readonly orders: readonly ShownDeskOrder[];
  readonly onPack: (place: string, open: readonly ShownDeskOrder[]) => void;
}

/** The name of a place, how many of its boxes are packed, and one press for the rest of them. */
export function PlaceHead({ texts, place, orders, onPack }: PlaceHeadProps) {
  const nameRef = useRef<HTMLHeadingElement>(null);
  const open = orders.filter(({ state }) => !state.isPacked);
  return (
    <Row gap={4} lines={2} align="center" isSpread>
      <h2 ref={nameRef} tabIndex={-1} className={styles.name}>
        {texts.ofPlace(place, orders.length - open.length, orders.length)}
      </h2>
      {open.length > 1 && (
        <Button
          look="quiet"
          aria-label={texts.ofOrder(texts.packedRest(open.length), place)}
          onClick={() => {
            // The button is about to go.
            nameRef.current?.focus({ preventScroll: true });
            onPack(place, open);
          }}
        >
          {texts.packedRest(open.length)}
        </Button>
      )}
    </Row>
  );
}
