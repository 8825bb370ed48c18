export const route = {
  title: "מסלול",
};
