export const signIn = {
  title: "כניסה",
};
