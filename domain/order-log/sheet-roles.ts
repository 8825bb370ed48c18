import type { Sheet } from "./desk-event.ts";
import type { DeviceRole } from "./device.ts";

/** The roles that print a sheet, and read when it was printed and what changed since. A driver has no boxes, and a helper neither addresses nor the shopping list. */
export const sheetRoles: Readonly<Record<Sheet, readonly DeviceRole[]>> = {
  kitchen: ["owner", "helper"],
  slips: ["owner", "helper"],
  labels: ["owner", "helper"],
  route: ["owner", "driver"],
  shopping: ["owner"],
};

/** The roles whose printing is the paper of the shop. A driver's is the driver's own: the seller's paper is not newer for it. */
export const recordingRoles: readonly DeviceRole[] = ["owner", "helper"];
