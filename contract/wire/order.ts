import type { CustomerOrderInput } from "#contract/generated/schema-types.ts";
import { agorotOfShekels, shekelsOf } from "#domain/money/shekels.ts";
import type { CustomerOrder } from "#domain/order/order.ts";
import type { ReceivedOrder } from "#domain/order/received-order.ts";
import type { ReceivedPrice } from "#domain/order/refusal.ts";

/** Converts an order to the input of `createOrder`, with prices in shekels. */
export function orderToWire({
  customerData,
  allOrders,
  totalPrice,
}: CustomerOrder): CustomerOrderInput {
  return {
    customerData: {
      ...customerData,
      pickupOrDeliveryPrice: shekelsOf(customerData.pickupOrDeliveryPrice),
    },
    allOrders: allOrders.map(({ typeName, orders }) => ({
      typeName,
      orders: orders.map((dish) => ({
        dishName: dish.dishName,
        totalPrice: shekelsOf(dish.totalPrice),
        selections: dish.selections.map(({ selectionName, amount, checkedOptions, price }) => ({
          selectionName,
          amount,
          checkedOptions: checkedOptions.map(({ name, addedPrice }) => ({
            name,
            addedPrice: shekelsOf(addedPrice),
          })),
          price: shekelsOf(price),
        })),
        options: dish.options.map(({ name, choice, price }) => ({
          name,
          choice,
          price: price.map(shekelsOf),
        })),
        extras: dish.extras.map(({ name, amount, price }) => ({
          name,
          amount,
          price: shekelsOf(price),
        })),
      })),
    })),
    totalPrice: shekelsOf(totalPrice),
  };
}

/** Converts the input of `createOrder` without validating it: an invalid price becomes null, which the domain refuses. */
export function orderFromWire({
  customerData,
  allOrders,
  totalPrice,
}: CustomerOrderInput): ReceivedOrder {
  return {
    customerData: {
      name: customerData.name,
      email: customerData.email,
      phoneNumber: customerData.phoneNumber,
      orderType: customerData.orderType,
      city: customerData.city,
      address: customerData.address ?? "",
      pickupOrDeliveryPrice: receivedPrice(customerData.pickupOrDeliveryPrice),
    },
    allOrders: allOrders.map(({ typeName, orders }) => ({
      typeName,
      orders: orders.map((dish) => ({
        dishName: dish.dishName,
        totalPrice: receivedPrice(dish.totalPrice),
        selections: dish.selections.map(({ selectionName, amount, checkedOptions, price }) => ({
          selectionName,
          amount,
          checkedOptions: checkedOptions.map(({ name, addedPrice }) => ({
            name,
            addedPrice: receivedPrice(addedPrice),
          })),
          price: receivedPrice(price),
        })),
        options: dish.options.map(({ name, choice, price }) => ({
          name,
          choice,
          price: price.map(receivedPrice),
        })),
        extras: dish.extras.map(({ name, amount, price }) => ({
          name,
          amount,
          price: receivedPrice(price),
        })),
      })),
    })),
    totalPrice: receivedPrice(totalPrice),
  };
}

function receivedPrice(shekels: number): ReceivedPrice {
  return agorotOfShekels(shekels) ?? null;
}
