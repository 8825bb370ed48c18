import type { push as hebrew } from "#desk/language/he/push.ts";

export const push: typeof hebrew = {
  title: "Notifications on this device",
  hint: "In addition to email. A locked screen shows amount and place, no names.",
  which: "Tell me about",
  kinds: {
    new_order: "A new order",
    changed_order: "An order that a customer changed or canceled",
    problem: "Something about the site that needs care",
  },
  notHere:
    "This browser has no notifications. On an iPhone: share this page, choose “Add to Home Screen”, and open the desk from there.",
  denied: "Notifications are blocked on this device. Allow them in the settings of the browser.",
  failed: "The choice could not be saved. Try again.",
};
