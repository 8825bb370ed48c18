/** The texts about a week that the weekly hint does not tell; the source, the other languages have its type. Deadlines begin with the name of the day. */
export const weekTextsHe = {
  until: (deadline: string) => `ההזמנות נסגרות ב${deadline}.`,
  opensAt: (opening: string, deadline: string) =>
    `ההזמנות ייפתחו ב${opening} וייסגרו ב${deadline}.`,
};

export type WeekTexts = typeof weekTextsHe;
