import type { Language } from "#domain/language/language.ts";
import { addAgorot, agorot } from "#domain/money/agorot.ts";
import { signedAgorot } from "#domain/money/signed-agorot.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { OrderNote } from "#site/features/placed-order/order-note.tsx";
import { OrderPayment } from "#site/features/placed-order/order-payment.tsx";
import { OrderSums } from "#site/features/placed-order/order-sums.tsx";
import { PlacedDishes } from "#site/features/placed-order/placed-dishes.tsx";
import type { ShownOrder } from "#site/order-parts/shown-order.ts";
import { Part } from "./part.tsx";
import { sampleCartDish } from "./sample-dish.ts";

const delivery = agorot(3500);

/** An order of the sample dish that is delivered and not paid. */
function sampleOrder(language: Language): ShownOrder {
  const dish = sampleCartDish(language);
  const typeName = { he: "מרקים", en: "Soups" }[language];
  const orderTotal = addAgorot(dish.totalPrice, delivery);
  return {
    number: "536546619",
    revision: 1,
    receivedAt: Date.UTC(2026, 9, 26, 8),
    week: "2026-10-28",
    deadline: Date.UTC(2026, 9, 28, 12),
    canChange: true,
    canRestore: false,
    isCancelled: false,
    isPacked: false,
    isHandedOver: false,
    customerData: {
      name: "",
      email: "",
      phoneNumber: "",
      orderType: "delivery",
      city: "",
      address: "",
      pickupOrDeliveryPrice: delivery,
    },
    pickupAddress: "",
    allOrders: stripPositions([{ typeName, typeOrder: 1, orders: [dish] }]),
    totalPrice: dish.totalPrice,
    adjustment: signedAgorot(0),
    adjustmentText: "",
    orderTotal,
    received: signedAgorot(0),
    balance: signedAgorot(orderTotal),
    payment: { app: "", payee: "", link: null },
  };
}

/** The parts of the page of a placed order. */
export function PlacedOrderSpecimens({ language }: { readonly language: Language }) {
  const order = sampleOrder(language);
  const received = signedAgorot(order.orderTotal);
  return (
    <>
      <Part name="OrderNote: cancelled, nothing changed, refused">
        <OrderNote outcome={{ kind: "cancelled" }} />
        <OrderNote outcome={{ kind: "same" }} />
        <OrderNote outcome={{ kind: "refused", refusal: "inDoubt" }} />
      </Part>
      <Part name="OrderPayment: to pay, paid, to be given back">
        <OrderPayment order={order} />
        <OrderPayment order={{ ...order, received, balance: signedAgorot(0) }} />
        <OrderPayment order={{ ...order, received, balance: signedAgorot(-1250) }} />
      </Part>
      <Part name="PlacedDishes, OrderSums with an adjustment">
        <PlacedDishes allOrders={order.allOrders} />
        <OrderSums order={{ ...order, received, adjustment: signedAgorot(-1250) }} />
      </Part>
    </>
  );
}
