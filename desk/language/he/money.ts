export const money = {
  title: "כסף",
};
