export const orders = {
  title: "הזמנות",
};
