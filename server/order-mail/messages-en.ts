import { twelveHourText } from "#domain/schedule/weekly-deadline.ts";
import type { Messages } from "./messages.ts";

export const messagesEn: Messages = {
  subject: (number, shop) => `Order ${number} has been placed · ${shop}`,
  title: "Thank you! Your order has been placed.",
  greeting: (name) => `Hello ${name}, here is your order:`,
  preview: (total, week) => `To pay ${total}. ${week}`,

  number: "Order number",
  week: "Order week",
  deadline: (date, hour, minute) => `Orders due by ${date}, ${twelveHourText(hour, minute)}`,
  name: "Name",
  phoneNumber: "Phone number",
  orderType: "How you get your order",
  pickup: "Pickup",
  delivery: "Delivery",
  city: "City",
  address: "Delivery address",
  pickupAddress: "Pickup address",

  dishTotal: "Dish total",
  cartTotal: "Dishes",
  pickupPrice: "Pickup",
  deliveryPrice: "Delivery",
  orderTotal: "To pay",
  free: "free",
  pay: (app, payee) => `Please pay with ${app} to ${payee}.`,
  payLater: "The seller will write to you about how to pay.",
  payLink: "Payment link",
  questions: (address) =>
    `Questions or comments? Simply reply to this message, or write to ${address}.`,
  whatsapp: (link) => `WhatsApp works too: ${link}`,
};
