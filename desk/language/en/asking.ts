import type { asking as source } from "#desk/language/he/asking.ts";

export const asking: typeof source = {
  askWeek: (count, amount) => `Ask for payment, this round (${String(count)}): ${amount}`,
  askAll: (count, amount) => `Ask for payment, all rounds (${String(count)}): ${amount}`,
  title: "Ask for payment by email",
  toAsk: (count, amount) =>
    count === 1
      ? `1 email goes out in two minutes, in the language of the order. Left to pay: ${amount}.`
      : `${String(count)} emails go out in two minutes, each in the language of the order. Left to pay in all: ${amount}.`,
  nobody: "There is nobody to email at the moment.",
  again: (count, amount) =>
    count === 1
      ? `Also ask again about the order (${amount}) already asked about in the last 24 hours`
      : `Also ask again about the ${String(count)} orders (${amount}) already asked about in the last 24 hours`,
  withoutMail: "No email address. You can ask them by WhatsApp:",
  failed: "Asking for payment is not possible at the moment. Try again shortly.",
  cancel: "Cancel",
  send: (count) => (count === 1 ? "Send 1 email" : `Send ${String(count)} emails`),
  said: (count) =>
    count === 1
      ? "1 request for payment goes out in two minutes"
      : `${String(count)} requests for payment go out in two minutes`,
};
