import type { catalogueTexts as source } from "#desk/language/he/catalogue-texts.ts";

export const catalogueTexts: typeof source = {
  needsConnection: "The menu can be changed only with an internet connection.",

  outcomes: {
    invalid: "Not saved: something here needs to be corrected.",
    "changed-elsewhere": "Not saved: it was changed on another device. This is how it is now.",
    gone: "Not saved: it was removed on another device.",
    "action-reused": "Not saved. You can try again.",
    "nothing-to-undo": "There is nothing to undo.",
    "in-doubt":
      "The server did not answer, so it is not known whether this was saved. Trying again does nothing twice.",
    unavailable: "Not saved: the server is not available right now.",
    "confirm-first": "Not saved: this change needs you to sign in again.",
    "not-accepted": "Not saved: the server did not accept the change. Please refresh the page.",
  },
  undoFailed: {
    "in-doubt": (said) => `The server did not answer, so this may not be undone: ${said}`,
    unavailable: (said) => `Not undone, because the server is not available right now: ${said}`,
  },
  undoRefused: (said, why) => `${said}. ${why}`,
};
