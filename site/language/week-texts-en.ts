import type { WeekTexts } from "./week-texts-he.ts";

export const weekTextsEn: WeekTexts = {
  until: (deadline) => `Orders are now for the round that closes on ${deadline}.`,
  opensAt: (opening, deadline) =>
    `Orders open on ${opening}, for the round that closes on ${deadline}.`,
};
