import type { WeekTexts } from "./week-texts-he.ts";

export const weekTextsEn: WeekTexts = {
  until: (deadline) => `Orders close on ${deadline}.`,
  opensAt: (opening, deadline) => `Orders open on ${opening} and close on ${deadline}.`,
};
