import type { devices as hebrew } from "#desk/language/he/devices.ts";

export const devices: typeof hebrew = {
  title: "Devices",
  intro: "These devices can open the desk.",
  thisOne: "This device",
  roles: { owner: "Seller", helper: "Packing help", driver: "Deliveries" },
  roleDoes: {
    owner: "Everything",
    helper: "Kitchen, packing and handing over, without money, phone numbers and addresses",
    driver: "The route: addresses, phone numbers and what to collect",
  },
  seen: (ago) => `Used ${ago}`,
  ends: (moment) => `Until ${moment}`,
  hasPasskey: "Has a passkey",
  rename: "Rename",
  renameThis: (name) => `Rename ${name}`,
  nameTitle: "What do you call this device?",
  name: "Name, such as “Ruth’s phone”",
  nameMissing: "Enter a name",
  revoke: "Remove",
  revokeThis: (name) => `Remove ${name}`,
  confirmRevoke: (name) => `Remove ${name}?`,
  revokeHint:
    "It can no longer open the desk, and marks that it has not sent yet are lost. To use it again, add it again.",
  revoked: (name) => `${name} is removed`,
  signOut: "Sign out on this device",
  past: (count) => `Devices that are no longer signed in (${String(count)})`,
  wasRevoked: (moment) => `Removed ${moment}`,
  wasEnded: "No longer signed in",
  add: "Add a device",
  whose: "Whose device is it?",
  until: "Until when?",
  untils: {
    tonight: "Until tonight",
    friday: "Until Friday evening",
    month: "A month",
    longest: "Half a year",
  },
  showCode: "Show the code",
  codeTitle: "QR code of the link",
  scan: "Scan the code with the other device’s camera, and press the button there.",
  goodUntil: (time) => `The code is good once, until ${time}.`,
  signedOutAt: (role, moment) => `${role}, until ${moment}`,
  onlyHere:
    "This link opens on this computer only. To add a phone, open the desk at the address of the site and show a code there.",
  link: "The link",
  copy: {
    copy: "Copy the link",
    copied: "Copied",
    refused: "Copy it from here:",
  },
  keepNow:
    "From ten minutes after sign-in, adding or removing a device needs a passkey or a new link. It is best to save a passkey now.",
  linkFirst:
    "You signed in more than ten minutes ago, so adding or removing a device needs a new link. What you wrote on this device stays.",
  thenKeep: "Then save a passkey here: you will need no link next time.",
  noPasskeyHere:
    "This browser cannot save a passkey. Add a phone or another browser as a device of the seller, and save one there.",
  addingOrRemoving: "Adding or removing a device:",
  linkFrom: (device, openHere) =>
    `On ${device}, on the Devices page, choose “Seller” and press “Show the code”; open its link on this device, press “${openHere}”, and save a passkey then.`,
  linkFromCommand: (openHere) =>
    `Open a new link on this device and press “${openHere}”. Whoever runs the site makes the link with this command:`,
  joined: (name) => `${name} is signed in`,
  done: "Close",
};
