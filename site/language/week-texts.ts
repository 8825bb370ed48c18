const he = {
  until: (deadline: string) => `ההזמנות נסגרות ב${deadline}.`,
  opensAt: (opening: string, deadline: string) =>
    `ההזמנות ייפתחו ב${opening} וייסגרו ב${deadline}.`,
};

const en: typeof he = {
  until: (deadline) => `Orders close on ${deadline}.`,
  opensAt: (opening, deadline) => `Orders open on ${opening} and close on ${deadline}.`,
};

/** The texts about a week that the weekly hint does not tell. Deadlines begin with the name of the day. */
export const weekTexts = { he, en };
