export const paper = {
  title: "הדפסה",
};
