import { agorot, noAgorot } from "#domain/money/agorot.ts";
import { amountText, isolatedPriceText } from "#domain/money/price-text.ts";
import { useOrderPageTexts } from "#site/language/order-page-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { CopiedFacts, Fact } from "#site/parts/copied-facts.tsx";
import { HowToPay } from "#site/parts/how-to-pay.tsx";
import type { ShownOrder } from "#site/parts/shown-order.ts";
import { AdjustmentSum, Sum, SumList } from "#site/parts/sums.tsx";
import { Price } from "#web/ui/price.tsx";

/** How the total of the order comes about, and what was paid of it. */
export function OrderSumsTable({ order }: { readonly order: ShownOrder }) {
  const { checkout } = useOrderTexts();
  const texts = useOrderPageTexts();
  const { orderType, pickupOrDeliveryPrice } = order.customerData;
  return (
    <div>
      <SumList>
        <Sum name={checkout.cartTotal}>
          <Price amount={order.totalPrice} />
        </Sum>
        <Sum name={orderType === "pickup" ? checkout.pickupPrice : checkout.deliveryPrice}>
          {pickupOrDeliveryPrice === noAgorot ? (
            checkout.free
          ) : (
            <Price amount={pickupOrDeliveryPrice} />
          )}
        </Sum>
        <AdjustmentSum adjustment={order.adjustment} text={order.adjustmentText} />
        <Sum isTotal name={texts.total}>
          <Price amount={order.orderTotal} />
        </Sum>
        {order.received > 0 && (
          <Sum name={texts.receivedMoney}>
            <Price amount={agorot(order.received)} />
          </Sum>
        )}
      </SumList>
    </div>
  );
}

/** What is still to be paid and to whom, or that nothing is, or what is given back. */
export function OrderPayment({ order }: { readonly order: ShownOrder }) {
  const { orderSent } = useOrderTexts();
  const texts = useOrderPageTexts();
  const { balance, received, number, payment } = order;
  if (balance < 0) return <p>{texts.toGiveBack(isolatedPriceText(agorot(Math.abs(balance))))}</p>;
  if (balance === 0) return <p>{received > 0 ? texts.paidInFull : texts.nothingToPay}</p>;
  const toPay = agorot(balance);
  return (
    <>
      <CopiedFacts>
        <Fact name={texts.toPay} copied={amountText(toPay)}>
          <Price amount={toPay} />
        </Fact>
        <Fact name={orderSent.number} copied={number}>
          <bdi dir="ltr">{number}</bdi>
        </Fact>
      </CopiedFacts>
      <HowToPay payment={payment} />
    </>
  );
}
