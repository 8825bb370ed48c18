import type { signIn as hebrew } from "#desk/language/he/sign-in.ts";

export const signIn: typeof hebrew = {
  title: "Sign in to the desk",
  problems: {
    LINK_UNKNOWN: {
      title: "Unknown link",
      todo: "Perhaps its end was not copied. Scan the code again, or ask for a new link.",
    },
    LINK_USED: {
      title: "This link has already been used",
      todo: "Each link is good once, for one device. To sign in here, get a new link.",
    },
    LINK_EXPIRED: {
      title: "This link is too old",
      todo: "Each link is good for ten minutes. To sign in here, get a new link.",
    },
    PASSKEY_UNKNOWN: {
      title: "This passkey no longer signs in",
      todo: "Its device was removed. Choose another passkey, or sign in with a new link.",
    },
    PASSKEY_REJECTED: {
      title: "Signing in with the passkey did not work",
      todo: "Try again, and confirm with your fingerprint, your face or the device’s code.",
    },
    PASSKEY_EXISTS: {
      title: "There is a passkey here already",
      todo: "You can sign in with it next time; you do not need another one.",
    },
    PASSKEY_CANCELLED: {
      title: "No passkey was chosen",
      todo: "You can try again. If this device has no passkey, sign in with a new link.",
    },
    NO_PASSKEYS: {
      title: "This browser does not work with passkeys",
      todo: "Sign in with a link, or open the same address in another browser.",
    },
    OPTIONS_EXPIRED: { title: "It took too long", todo: "Please try again." },
    NOT_SIGNED_IN: {
      title: "This device is not signed in",
      todo: "Sign in with a passkey or with a new link.",
    },
    NOT_ALLOWED: {
      title: "This device cannot do that",
      todo: "You can do it on the seller’s device.",
    },
    CONFIRM_FIRST: {
      title: "Please confirm first",
      todo: "Confirm with your passkey. If there is none yet, open a new link on this device, and try again within ten minutes.",
    },
    NOT_HTTPS: {
      title: "This address is not secure",
      todo: "Open the same address with https:// at its beginning.",
    },
    TOO_MANY_TRIES: { title: "Too many tries", todo: "Wait a minute and try again." },
    BAD_REQUEST: { title: "Something went wrong", todo: "Reload the page and try again." },
    UNAVAILABLE: {
      title: "The server cannot do this at the moment",
      todo: "Try again in a few minutes.",
    },
    INTERNAL_ERROR: {
      title: "Something went wrong on the server",
      todo: "Try again in a few minutes.",
    },
    OFFLINE: {
      title: "There is no internet connection",
      todo: "Try again when there is one.",
    },
    UNREACHABLE: { title: "The server does not answer", todo: "Try again in a moment." },
  },
  reasons: {
    none: undefined,
    unknown: { title: "This device is not signed in", todo: "You can sign in again." },
    revoked: {
      title: "This device was removed",
      todo: "It was removed on the Devices page, and what it kept is deleted. To come back, get a new link.",
    },
    ended: {
      title: "The sign-in on this device has expired",
      todo: "The orders that it kept are deleted. You can sign in again.",
    },
    idle: {
      title: "This device was not used for a month, so it was signed out",
      todo: "The orders that it kept are deleted. You can sign in again.",
    },
  },
  draftsWait: "What you began to write here is waiting for you.",
  unsent: "These marks were not sent and were deleted:",
  marksWait: (count: number) =>
    count === 1
      ? "One mark on this device is not sent yet. It will be sent once you sign in, and deleted if somebody else signs in here."
      : `${String(count)} marks on this device are not sent yet. They will be sent once you sign in, and deleted if somebody else signs in here.`,
  dropMarks: "Delete the marks",
  dropMarksTitle: (count: number) =>
    count === 1
      ? "Delete a mark that was not sent?"
      : `Delete ${String(count)} marks that were not sent?`,
  dropMarksHint: "This cannot be undone.",
  keepMarks: "Keep",
  openHere: "Open the desk on this device",
  oneDevice: (device: string) =>
    `The link lets one device in. This one will be in the list as ${device}.`,
  thisDevice: "Device",
  isIn: "This device is signed in already. The link replaces its sign-in.",
  withoutLink: "Sign in without a link",
  withPasskey: "Sign in with a passkey",
  whatIsPasskey:
    "A passkey is saved on the device, and opened with your fingerprint, your face or the device’s code.",
  newLink: "How do I get a new link?",
  newLinkFromDevice:
    "On another device of the seller: add a device on the Devices page, and scan the code here.",
  newLinkFromCommand: "No such device? Whoever runs the site runs this command:",
  confirmHint: {
    withPasskey: "You will be asked for your passkey first.",
    until: (time) => `You can do this until ${time}. After that it needs a passkey.`,
    linkFirst: "This needs a passkey or a new sign-in link.",
    kept: "What you write here is kept meanwhile.",
    toDevices: "How to save a passkey",
  },
  keepTitle: "Save a passkey on this device",
  keepWhy:
    "Then you sign in without a link next time, and only someone who can unlock the device can sign in.",
  keep: "Save a passkey",
  kept: "The passkey is saved",
  notNow: "Not now",
};
