import type { DeviceRole, Sheet } from "#contract/generated/desk-operations.ts";

/** The papers as they are laid out. The slips are printed on A4 or on a roll. */
export const paperSheets = ["kitchen", "slips", "labels", "roll", "route", "shopping"] as const;

export type PaperSheet = (typeof paperSheets)[number];

export function isPaperSheet(text: string | undefined): text is PaperSheet {
  return paperSheets.some((each) => each === text);
}

/** Which printing of the week a paper is: whoever printed the slips on a roll needs them no more on A4. */
export function printedSheet(sheet: PaperSheet): Sheet {
  return sheet === "roll" ? "slips" : sheet;
}

/** A driver has no boxes, and a helper neither addresses nor what is bought. */
const sheetsOfRoles: Readonly<Record<DeviceRole, readonly PaperSheet[]>> = {
  owner: paperSheets,
  helper: ["kitchen", "slips", "labels", "roll"],
  driver: ["route"],
};

/** The papers that a role may print. */
export function sheetsOf(role: DeviceRole): readonly PaperSheet[] {
  return sheetsOfRoles[role];
}

/** Whose printing is the paper of the shop. A driver's is the driver's own: the seller's paper is not newer for it. */
const recordsPrinting: Readonly<Record<DeviceRole, boolean>> = {
  owner: true,
  helper: true,
  driver: false,
};

/** Whether what a role prints is recorded. */
export function isRecorded(role: DeviceRole): boolean {
  return recordsPrinting[role];
}

/** Whether the paper is one for each order, so that only the orders that changed can be printed again. */
export function isForEachOrder(sheet: PaperSheet): sheet is "slips" | "labels" | "roll" {
  return sheet === "slips" || sheet === "labels" || sheet === "roll";
}
