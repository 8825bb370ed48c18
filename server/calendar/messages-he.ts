/** The texts of the calendar file of an order in Hebrew. They define the type for the other languages. */
export const calendarMessagesHe = {
  pickup: (shop: string) => `איסוף ההזמנה מ${shop}`,
  delivery: (shop: string) => `משלוח מ${shop}`,
  order: (number: string) => `הזמנה ${number}`,
};
