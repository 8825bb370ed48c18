/** The texts of the calendar file of an order in Hebrew. They define the type for the other languages. */
export const calendarMessagesHe = {
  pickup: (shop: string) => `איסוף ההזמנה אצל ${shop}`,
  delivery: (shop: string) => `משלוח של ${shop}`,
  order: (number: string) => `הזמנה ${number}`,
};
