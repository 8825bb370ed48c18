import type { shell as source } from "#desk/language/he/shell.ts";

export const shell: typeof source = {
  appName: "Order desk",
  otherLanguage: "עברית",
  loading: "Loading…",
  tryAgain: "Try again",
  failed: "This cannot be shown right now",
  cancel: "Cancel",
  save: "Save",
  sendAgain: "Send again",
  close: "Close",
  print: "Print",
  whatIsShown: "What is shown",
  everything: "All",
  broken: "Something went wrong, try refreshing",
  cannotOpen:
    "This browser is too old for the order desk, or its JavaScript is off. Orders still arrive by email. Open this page on a newer device or in a newer browser.",
  skipToContent: "Skip to content",
  sections: "Navigation",
  more: "More",
  menu: "Menu",
  toMenu: "To the menu",
  shopping: "Shopping",
  year: "The year",
  allWeeks: "All rounds",
  weekMessage: "Weekly message",
  menuLimits: "Limits",
  menuHistory: "Earlier changes",
  shop: "Shop",
  safety: "Backups and problems",
  customers: "Customers",
  unknownPage: "There is no such page",
  toStart: "To the first page",
  documentTitle: (page, shop) => `${page} | ${shop}`,

  connection: {
    offline: "There is no internet connection.",
    "server-down": "The server is not available at the moment.",
  },
  asOf: (time) => `Last updated ${time}.`,
  waiting: (count) =>
    count === 1
      ? "One mark is waiting to be sent."
      : `${String(count)} marks are waiting to be sent.`,
  storageFails: "This device cannot save. Do not close the page until everything is sent.",
  draftFails: "This device cannot keep a draft. Finish before you close the page.",

  share: "Share",
  copy: "Copy",
  shared: "The text went to the app that you chose.",
  copied: "The text is copied. Paste it into the chat.",
  notCopied: "The browser did not copy it. Copy it from here:",

  undo: "Undo",
  undone: (said) => `Undone: ${said}`,

  refusedPresses: (count) =>
    count === 1 ? "1 mark was not saved:" : `${String(count)} marks were not saved:`,
  refused: {
    outdated: "Not saved: the order was changed earlier on another device.",
    not_asked:
      "Not sent: nothing is left to pay, there is no email address, or payment was already asked for in the last 24 hours.",
    nothing_to_undo: "Not saved: the mark was already undone.",
    action_reused: "Not saved. You can mark it again.",
    unknown_order: "Not saved: the order was not found.",
    erased: "Not saved: the customer’s details were erased from this order.",
    other_generation:
      "Not saved: the data was restored from a backup. Check how things stand now, and mark it again if needed.",
    not_allowed: "Not saved: this device may not mark this.",
    confirm_first:
      "Not recorded: the shop’s devices have sent many emails within an hour. Confirm with the passkey and mark it again, or mark it without an email to the customer.",
    not_accepted: "Not saved: the server did not accept the mark.",
    failed:
      "It is not known whether this was saved, because the server has a problem. Please check the order.",
    unreadable: "A mark that this device had kept was damaged and was not sent.",
  },
  refusedOfWeek: {
    outdated: "Not saved: it was changed earlier on another device.",
    failed:
      "It is not known whether this was saved, because the server has a problem. Please check.",
  },
  nowIs: (facts) => `Now: ${facts}`,
  facts: {
    cooked: (count) => `${String(count)} ready`,
    cancelled: "the order is canceled",
    due: (amount) => `${amount} due`,
    received: (amount) => `${amount} received`,
    givenBack: (amount) => `${amount} refunded`,
    packed: "packed",
    notPacked: "not packed",
    handedOver: "handed over",
    notHandedOver: "not handed over",
  },
  toOrder: "To the order",
  dismiss: "OK",
  confirm: "Confirm with the passkey",
};
