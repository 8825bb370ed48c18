import type { devices as source } from "#desk/language/he/devices.ts";

export const devices: typeof source = {
  title: "Devices",
};
