const he = {
  full: "השבוע הזה כבר מלא.",
  opensAgain: (opening: string) => `ההזמנות ייפתחו שוב ב${opening}.`,
  kept: "הסל וכל מה שמילאתם נשארים כאן.",
  left: (orders: number) =>
    `בשבוע הזה נשאר מקום ${orders === 1 ? "להזמנה אחת" : `ל־${String(orders)} הזמנות`}.`,
  fullOf: {
    pickup: "האיסוף העצמי בשבוע הזה כבר מלא.",
    delivery: "המשלוחים בשבוע הזה כבר מלאים.",
  },
  /** After it, where the other way is known to have room. */
  otherThan: {
    pickup: "אפשר להזמין במשלוח.",
    delivery: "אפשר להזמין באיסוף עצמי.",
  },
  leftOf: {
    pickup: (orders: number) =>
      `בשבוע הזה נשאר מקום ${orders === 1 ? "להזמנה אחת" : `ל־${String(orders)} הזמנות`} באיסוף עצמי.`,
    delivery: (orders: number) =>
      `בשבוע הזה נשאר מקום ${orders === 1 ? "למשלוח אחד" : `ל־${String(orders)} משלוחים`}.`,
  },
};

const en: typeof he = {
  full: "This week is full.",
  opensAgain: (opening) => `Orders open again on ${opening}.`,
  kept: "Your cart and everything you typed stay here.",
  left: (orders) =>
    `There is room for ${orders === 1 ? "one more order" : `${String(orders)} more orders`} this week.`,
  fullOf: {
    pickup: "Pickup is full this week.",
    delivery: "Delivery is full this week.",
  },
  otherThan: {
    pickup: "You can still order for delivery.",
    delivery: "You can still order for pickup.",
  },
  leftOf: {
    pickup: (orders) =>
      `There is room for ${orders === 1 ? "one more pickup" : `${String(orders)} more pickups`} this week.`,
    delivery: (orders) =>
      `There is room for ${orders === 1 ? "one more delivery" : `${String(orders)} more deliveries`} this week.`,
  },
};

/** The texts about how many orders a week still takes. They are loaded late on the menu, and with the cart. Moments begin with the name of the day. */
export const ordersLeftTexts = { he, en };
