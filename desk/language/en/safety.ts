import type { safety as he } from "#desk/language/he/safety.ts";

export const safety: typeof he = {
  intro: "If the server breaks, the backups bring back the orders, the menu and the money.",
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
  use: "I have printed it, use this sheet",
  discard: "Not now",
  used: "From now on the copies open with the key on this sheet. Earlier copies open only with the sheet of before.",
  preview: "The recovery sheet as it will be printed",

  told: "Problems, and who was told",
  toldHint:
    "Here is every problem that lasted for more than two minutes. While it lasts, Today shows it too.",
  nothingTold: "There has been none so far.",
  toldFailed: "The problems cannot be shown at the moment.",
  problems: {
    database: "Orders and marks cannot be saved",
    "older-version": "An earlier version of the site is running",
    catalogue: "The site has no menu",
    "database-slow": "Saving on the server is very slow",
    disk: "The server is running out of space",
    "unreadable-orders": "Damaged orders",
    "mails-held": "The mail server is no longer set",
    "mails-to-files": "No mail server is set",
    "mails-waiting": "Emails wait to be sent",
    "mails-dead": "Emails did not reach customers",
    backup: "No recent backup",
    "backup-copies": "No recent copy away from the server",
    clock: "The server’s clock was set",
    certificate: "The site’s security certificate ends soon or has ended",
  },
  otherProblem: "Something was wrong with the server",
  lasted: "When",
  stillLasts: (begin) => `Since ${begin}, not over yet`,
  fromTo: (begin, end) => `${begin} to ${end}`,
  mailed: "Email to whoever set up the site",
  noMail: "None was sent",
  noMailHint:
    "For emails about problems, whoever set up the site has to set a mail server (SMTP_URL) and an address (OPERATOR_ADDRESS).",
  mailedBegin: (moment) => `About the problem: ${moment}`,
  mailedEnd: (moment) => `About its end: ${moment}`,
  mailFailed: (why) => `The email did not leave: ${why}.`,
  pushed: "Notification",
  devices: (count) =>
    count === 0 ? "To no device" : count === 1 ? "To 1 device" : `To ${String(count)} devices`,

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
