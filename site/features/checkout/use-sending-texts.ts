import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";

/** The sentences about sending a new order, or about sending the change of a placed one. */
export function useSendingTexts(isChange: boolean) {
  const { checkout, failedServer, waiting, mayLeave } = useOrderTexts();
  const { changing } = usePlacedOrderTexts();
  return isChange ? changing : { ...checkout, failedServer, waiting, mayLeave };
}
