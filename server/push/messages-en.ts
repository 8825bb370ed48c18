import type { pushMessagesHe } from "./messages-he.ts";

export const pushMessagesEn: typeof pushMessagesHe = {
  seller: (amount) => `New order: ${amount}`,
  changed: (amount) => `Order changed: ${amount}`,
  cancelled: (amount) => `Order canceled: ${amount}`,
  restored: (amount) => `Order restored: ${amount}`,
  moved: (amount) => `Order moved to another round: ${amount}`,
  pickup: (place) => `Pickup: ${place}`,
  delivery: (place) => `Delivery: ${place}`,
  problem: "Something on the site needs attention",
  open: "See Today in the order desk.",
};
