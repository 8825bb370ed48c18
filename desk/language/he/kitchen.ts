export const kitchen = {
  title: "מטבח",
};
