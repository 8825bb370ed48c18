import type { ChangeMessages, LetterMessages } from "./messages-he.ts";

export const messagesEn: LetterMessages = {
  subject: (number, shop) => `Order ${number} has been placed · ${shop}`,
  title: "We have received your order. Thank you!",
  greeting: (name) => `Hello ${name}, here is your order:`,
  preview: (total) => `Total to pay ${total}`,

  number: "Order number",
  week: "Orders close",
  receivedAt: "Order received",
  each: (price) => `${price} each`,
  name: "Name",
  phoneNumber: "Phone number",
  orderType: "Pickup or delivery",
  pickup: "Pickup",
  delivery: "Delivery",
  city: "City",
  address: "Delivery address",
  note: "Note",
  toCalendar: "Add to calendar",
  toGoogleCalendar: "Add to Google Calendar",
  pickupTime: "Pickup time",
  deliveryTime: "Delivery time",
  pickupAddress: "Pickup address",

  dishTotal: "Dish total",
  cartTotal: "Subtotal",
  pickupPrice: "Pickup",
  deliveryPrice: "Delivery",
  orderTotal: "Total to pay",
  adjustment: "Price adjustment",
  missing: "Missing from the order:",
  free: "free",
  pay: (app, payee) => `Please pay ${payee} with ${app}.`,
  payLater: "We will write to you about how to pay.",
  payNow: (app) => `Pay with ${app}`,
  payLink: "Payment link",
  onlyInOther: "This message was written in Hebrew only:",
  seeOrChange: "See, change or cancel your order",
  see: "See your order",
  restore: "Restore your order",
  until: (when) => `until ${when}`,
  questions: (address) =>
    `Questions or comments? Simply reply to this message, or write to ${address}.`,
  whatsapp: (link) => `WhatsApp works too: ${link}`,
};

export const changeMessagesEn: ChangeMessages = {
  subject: {
    changed: (number, shop) => `Order ${number} has been changed · ${shop}`,
    cancelled: (number, shop) => `Order ${number} has been canceled · ${shop}`,
    restored: (number, shop) => `Order ${number} has been restored · ${shop}`,
    moved: (number, shop) => `Order ${number} has moved to another week · ${shop}`,
  },
  title: {
    changed: "Your order has been changed",
    cancelled: "Your order has been canceled",
    restored: "Your order has been restored",
    moved: "Your order has moved to another week",
  },
  greeting: (name) => `Hello ${name},`,
  changed: "Here is what changed, followed by your order as it is now.",
  restored: "We will prepare it as shown here.",
  moved: (week) => `It is now for the week whose orders close on ${week}.`,
  movedTo: {
    pickupTime: (when) => `The new pickup time: ${when}.`,
    deliveryTime: (when) => `The new delivery time: ${when}.`,
  },
  reason: (text) => `The reason: ${text}`,
  notPaid: "There is nothing to pay. If you have already paid, write to us and we will refund you.",
  paid: (sum) => `We received ${sum} from you and will refund it.`,
  canRestore: (until) => `You can restore the order on its page until ${until}.`,
  askToRestore: "If you would like the order restored, reply to this message.",
  cancelledTotal: "Order total",

  added: "Added",
  removed: "Removed",
  changedLine: "Changed",
  more: (count) =>
    count === 1
      ? "and 1 more change, in the order below"
      : `and ${count} more changes, in the order below`,
  instead: (now, before) => `${now} (instead of ${before})`,
  with: (line, addOns) => `${line} with ${addOns}`,
  nowWith: (addOns) => `with ${addOns}`,
  nowWithout: (addOns) => `without ${addOns}`,
  note: (text) => `note: ${text}`,
  noNote: "without a note",
  each: (now, before) => `${now} each (instead of ${before})`,
  email: "Email",
  readdressed: {
    subject: (number, shop) => `Order ${number}: its email address was replaced · ${shop}`,
    title: "The email address of your order was replaced",
    sentence:
      "From now on, emails about this order go to another address. If you did not replace it, write to us.",
  },
  request: {
    subject: (number, shop) => `Payment for order ${number} · ${shop}`,
    preview: (sum) => `Left to pay: ${sum}`,
    title: "Payment for your order",
    sentence:
      "There is still an amount to pay for this order. If you have already paid, thank you, and please ignore this message.",
    howToPay: "Write to us and we will tell you how to pay.",
  },

  received: "Received",
  toPay: "Left to pay",
  toGiveBack: "To be refunded",
  isPaid: "Paid in full",
  givesBack: "We will refund the difference.",
};
