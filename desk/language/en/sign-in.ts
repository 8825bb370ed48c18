import type { signIn as source } from "#desk/language/he/sign-in.ts";

export const signIn: typeof source = {
  title: "Sign in",
};
