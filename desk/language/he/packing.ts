export const packing = {
  title: "אריזה",
};
