export const handingOver = {
  title: "מסירה",
};
