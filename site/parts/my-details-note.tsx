import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { forgetDetails, useMyDetails } from "#site/order-state/my-details.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { flushClass, Hint, Row } from "#web/ui/layout.tsx";

/** Says that the details of the last order are kept on this device only, and forgets them; nothing if there are none. */
export function MyDetailsNote({ onForgotten }: { readonly onForgotten: () => void }) {
  const { myDetails } = usePlacedOrderTexts();
  const store = useOrderStore();
  const isKept = useMyDetails() !== null;
  const isNewOrder = useOrderState()?.changedOrder == null;
  // The details of an order that is changed are its own.
  if (!isKept || !isNewOrder) return null;
  const forget = () => {
    forgetDetails();
    // What this tab has of them, too.
    store.takeOver({ ...store.state(), customerData: null, formDraft: null });
    onForgotten();
  };
  return (
    <Row gap={2} lines={0} align="center" isSpread>
      <Hint>{myDetails.kept}</Hint>
      <Button look="quiet" className={flushClass} onClick={forget}>
        {myDetails.forget}
      </Button>
    </Row>
  );
}
