import type { shell as source } from "#desk/language/he/shell.ts";

export const shell: typeof source = {
  appName: "Order desk",
  otherLanguage: "עברית",
  loading: "Loading…",
  tryAgain: "Try again",
  broken: "Something went wrong. Please reload.",
  skipToContent: "Skip to content",
  sections: "Sections",
  more: "More",
  unknownPage: "There is no such page",
  toStart: "To the first page",
  connection: {
    offline: "There is no internet connection.",
    "server-down": "The server does not answer at the moment.",
  },
  waiting: (count) =>
    count === 1 ? "One press waits to be sent." : `${String(count)} presses wait to be sent.`,
  documentTitle: (page, shop) => `${page} | ${shop}`,
};
