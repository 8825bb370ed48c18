const he = {
  full: "השבוע הזה כבר מלא.",
  opensAgain: (opening: string) => `ההזמנות ייפתחו שוב ב${opening}.`,
  kept: "הסל וכל מה שמילאתם נשארים כאן.",
  left: (orders: number) =>
    `בשבוע הזה נשאר מקום ${orders === 1 ? "להזמנה אחת" : `ל־${String(orders)} הזמנות`}.`,
  /** One way is full, and the other is not. */
  fullOf: {
    pickup: "האיסוף העצמי בשבוע הזה כבר מלא; אפשר להזמין במשלוח.",
    delivery: "המשלוחים בשבוע הזה כבר מלאים; אפשר להזמין באיסוף עצמי.",
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
    pickup: "Pickup is full this week; you can still order for delivery.",
    delivery: "Delivery is full this week; you can still order for pickup.",
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
