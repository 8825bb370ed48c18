import { twelveHourText } from "#domain/schedule/weekly-deadline.ts";
import type { LetterMessages } from "./messages.ts";

export const messagesEn: LetterMessages = {
  subject: (number, shop) => `Order ${number} has been placed · ${shop}`,
  title: "Thank you! Your order has been placed.",
  greeting: (name) => `Hello ${name}, here is your order:`,
  preview: (total, week) => `Total to pay ${total}. Orders close on ${week}`,

  number: "Order number",
  week: "Orders close",
  deadline: (date, hour, minute) => `${date}, ${twelveHourText(hour, minute)}`,
  receivedAt: "Order received",
  each: (price) => `${price} each`,
  name: "Name",
  phoneNumber: "Phone number",
  orderType: "Pickup or delivery",
  pickup: "Pickup",
  delivery: "Delivery",
  city: "City",
  address: "Delivery address",
  pickupAddress: "Pickup address",

  dishTotal: "Dish total",
  cartTotal: "Subtotal",
  pickupPrice: "Pickup",
  deliveryPrice: "Delivery",
  orderTotal: "Total to pay",
  adjustment: "Price adjustment",
  free: "free",
  pay: (app, payee) => `Please pay ${payee} with ${app}.`,
  payLater: "The seller will write to you about how to pay.",
  payLink: "Payment link",
  page: "Your order online",
  openPage: "Open your order",
  questions: (address) =>
    `Questions or comments? Simply reply to this message, or write to ${address}.`,
  whatsapp: (link) => `WhatsApp works too: ${link}`,
};
