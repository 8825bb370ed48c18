import type { LocalizedText } from "#domain/language/language.ts";

/** Amounts that several dishes are sold in, so that each has the same name in the whole menu. */
export const portions = {
  halfLiter: { he: "חצי ליטר", en: "Half a liter" },
  oneLiter: { he: "ליטר", en: "1 liter" },
  twoLiters: { he: "2 ליטר", en: "2 liters" },
  grams250: { he: "250 ג׳", en: "250 g" },
  grams500: { he: "500 ג׳", en: "500 g" },
  oneKilo: { he: "1 ק״ג", en: "1 kg" },
  twoKilos: { he: "2 ק״ג", en: "2 kg" },
  single: { he: "מנה אחת", en: "Single portion" },
  four: { he: "4 מנות", en: "4 portions" },
  eight: { he: "8 מנות", en: "8 portions" },
  pieces4: { he: "4 יחידות", en: "4 pieces" },
  pieces6: { he: "6 יחידות", en: "6 pieces" },
  pieces8: { he: "8 יחידות", en: "8 pieces" },
  pieces12: { he: "12 יחידות", en: "12 pieces" },
  pieces16: { he: "16 יחידות", en: "16 pieces" },
  pieces24: { he: "24 יחידות", en: "24 pieces" },
} as const satisfies Record<string, LocalizedText>;
