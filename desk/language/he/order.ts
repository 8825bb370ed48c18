export const order = {
  title: "הזמנה",
};
