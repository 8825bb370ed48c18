import type { safety as he } from "#desk/language/he/safety.ts";

export const safety: typeof he = {
  intro: "If the server breaks, the backups bring back the orders, the menu and the money.",
  failed: "The backups cannot be shown at the moment.",
  notMade: "This server makes no backups, because it is a demo.",
  newest: "Last backup",
  none: "No backup yet",
  next: "Next backup",
  running: "A backup is being made…",
  backUp: "Back up now",
  finished: "The backup is finished",
  where: "Where",
  besideData:
    "Only on the server itself, on the disk of the shop. If that disk breaks, the backups are lost too.",
  elsewhere: "On the server, in the folder that was chosen for backups",

  copies: "Copies away from the server",
  noPlace:
    "There are no copies away from the server. Whoever set up the site has to choose a place for them (BACKUP_TO); then a recovery sheet is made here.",
  kinds: { folder: "another disk", s3: "cloud storage" },
  place: "Place",
  newestCopy: "The last copy is of the backup",
  noCopy: "No copy yet",
  compared: "A copy was checked",
  neverCompared: "Not checked yet",
  unreachable:
    "The place of the copies does not answer at the moment. It is tried again every hour.",
  waitsForSheet: "The copies are encrypted, so they begin only after a recovery sheet was made.",

  sheet: "Recovery sheet",
  sheetWhy:
    "The printed sheet has the only key to the encrypted copies. With it the shop can be set up again on any computer, also without the server and without whoever set it up.",
  sheetMade: (day) => `The recovery sheet in use was made on ${day}.`,
  noSheet: "There is no recovery sheet yet.",
  make: "Make a recovery sheet",
  makeAnother: "Make a new recovery sheet",
  needsConfirm: "Making a recovery sheet:",
  printFirst:
    "Print the sheet and keep it with important papers. The key is stored nowhere else, and after you leave this page nobody can see it again.",
  print: "Print",
  use: "I have printed it, use this sheet",
  discard: "Not now",
  used: "From now on the copies open with the key on this sheet. Earlier copies open only with the sheet of before.",
  preview: "The recovery sheet as it will be printed",

  paper: {
    title: (shop) => `Recovery sheet: ${shop}`,
    made: (day) => `Made on ${day}`,
    secret:
      "Whoever has this sheet can read all orders in the backups. Keep it like a passport: not beside the server, and not as a photo on a phone.",
    key: "The key",
    keyCode: "QR code of the key",
    keyHint: "Capital or small letters and spaces make no difference.",
    place: "Where the copies are",
    account: "Account of the storage (fill in by pen):",
    program: "Where to get the shop's program (fill in by pen):",
    stepsTitle: "How to restore",
    steps: (place) => [
      "Take a computer with a connection to the internet, and install Node.js from nodejs.org on it.",
      "Download the shop's program and open a command window in its folder.",
      `Fetch the newest file from ${place}. Its name begins with shop, then the date, and ends with .age.`,
      "Type the command below, with the name of the file. When it asks for the key, type the key above.",
      "The shop opens at the address that the command prints. Set up its own address, mail and devices as the file docs/operations.md says.",
    ],
  },
};
