import type { OrderPageTexts } from "./order-page-he.ts";

export const orderPageEn: OrderPageTexts = {
  notFound: "Order not found",
  notFoundHint:
    "The link may not have been copied completely. The full link is in your confirmation email.",
  erased: "The details of this order were erased",
  erasedHint:
    "We erased the name, phone number, email address and address. Only the dishes and amounts are kept, for the accounts.",
  failed: "The order did not load",
  failedHint: "Please try again, or write to us.",
  whatHappened: "Order status",
  received: (when) => `Order received: ${when}`,
  changed: "The order was changed",
  paid: (amount) => `Paid: ${amount}`,
  packed: "The order was packed",
  handedOver: "The order was handed over",
  cancelled: "The order was canceled",
  dishes: "What you ordered",
  details: "Your details",
  adjustment: "Price adjustment",
  total: "Order total",
  receivedMoney: "Paid",
  payment: "Payment",
  toPay: "Still to pay",
  paidInFull: "The order is paid in full. Thank you!",
  toGiveBack: (amount) => `You will get ${amount} back.`,
  nothingToPay: "There is nothing to pay.",
  changeable: (until) => `You can change or cancel the order until ${until}.`,
  closed:
    "The deadline for changes has passed, so the order can no longer be changed or canceled here.",
  change: "Change the order",
  continueChange: "Continue the change in the cart",
  cancel: "Cancel the order",
  restore: "Restore the order",
  again: "Order the same again",
  againHint: "Adds these dishes to your cart at today’s prices.",
  confirmCancel: (number) => `Cancel order ${number}?`,
  confirmCancelText: "We will be told. Until orders close, you can restore the order on this page.",
  keepOrder: "Keep the order",
  confirmReplace: "Replace what is in your cart?",
  confirmReplaceText: (number) =>
    `There are dishes in your cart. They will be removed, and the dishes of order ${number} will take their place.`,
  replace: "Replace the cart",
  menuFailed: "The menu did not load, so the cart stays as it is. Please try again.",
  saidChanged: "The order was changed.",
  saidChangedMail: "The order was changed. We will confirm it by email.",
  saidSame: "The order stays as it was.",
  saidCancelled: "The order was canceled.",
  saidRestored: "The order was restored.",
  notRestored: "The order was not restored, because some of it has been sold since:",
  notRestoredHint:
    "To order what is left, choose “Order the same again”. You can also write to us.",
  refused: {
    closed: "The deadline for changes has passed, so the order stays as it is.",
    cancelled: "We canceled the order, and only we can restore it. You can write to us.",
    unknownOrder: "The order was not found, so nothing was changed.",
    tooMany: "Too many requests. Try again in a minute.",
    unavailable:
      "Changes cannot be recorded right now. The order stays as it is; please try again in a few minutes.",
    offline:
      "There is no connection, so the order stays as it is. Try again when you are connected.",
    inDoubt:
      "We received no answer, and your request may already have been recorded. It is safe to press again.",
    clientError:
      "Your request was not recorded because of an error on our side. The order stays as it is.",
  },
};
