/** The pages of the shop's settings, in the order of the overview. `places` has a list of its own. */
export const settingsParts = [
  "contact",
  "payment",
  "kashrut",
  "times",
  "seller",
  "accessibility",
  "terms",
] as const;

export type SettingsPart = (typeof settingsParts)[number];

export function isSettingsPart(name: string | undefined): name is SettingsPart {
  return (settingsParts as readonly (string | undefined)[]).includes(name);
}
