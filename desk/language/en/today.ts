import type { today as source } from "#desk/language/he/today.ts";

export const today: typeof source = {
  title: "Today",
  close: "Close the week",
  closed: "The week is closed",
  reopen: "Reopen the week",
  reopened: "The week is open again",
};
