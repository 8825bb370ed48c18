export const devices = {
  title: "מכשירים",
};
