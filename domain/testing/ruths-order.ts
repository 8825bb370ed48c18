import { priceCart } from "#domain/cart/price-cart.ts";
import type { CustomerData } from "#domain/customer/customer-data.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { agorot } from "#domain/money/agorot.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { soupAndCake } from "./soup-kitchen.ts";

/** Ruth, whose order is delivered to Jerusalem for 25 shekels. */
export const ruth: CustomerData = {
  name: "רות כהן",
  email: "ruth@example.com",
  phoneNumber: "0501234567",
  orderType: "delivery",
  city: "ירושלים",
  address: "רחוב הזית 7",
  pickupOrDeliveryPrice: agorot(2500),
};

/** Ruth's order of chicken soup and apple cake (194.30 shekels), with the names of `menu`, delivered to `city`. */
export function ruthsOrder(menu: ShownMenu, city: string): CustomerOrder {
  const cart = soupAndCake(menu);
  return {
    customerData: { ...ruth, city },
    groups: stripPositions(cart),
    totalPrice: priceCart(cart),
  };
}
