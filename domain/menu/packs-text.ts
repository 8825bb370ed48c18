import type { Language } from "#domain/language/language.ts";

/**
 * A number of packs: `אריזה אחת`, `3 packs`. A pack is one of a counted selection, whatever it contains: the names of selections
 * count portions and pieces ("8 pieces"), so no other word would be understood.
 */
export function packsText(amount: number, language: Language): string {
  if (language === "en") return amount === 1 ? "1 pack" : `${String(amount)} packs`;
  if (amount === 1) return "אריזה אחת";
  return amount === 2 ? "שתי אריזות" : `${String(amount)} אריזות`;
}
