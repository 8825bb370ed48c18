import { extra } from "./build-dish.ts";

/** Extras that several dishes have, so that each has the same price in the whole menu. */
export const commonExtras = {
  soupCroutons: extra({ he: "שקית שקדי מרק", en: "Bag of soup croutons" }, 12.5),
  schug: extra({ he: "צנצנת סחוג ירוק", en: "Jar of green schug" }, 16),
  tahini: extra({ he: "צנצנת טחינה", en: "Jar of tahini" }, 15),
  pitas: extra({ he: "פיתות (5 יחידות)", en: "Pitas (5 pieces)" }, 14),
  brownEgg: extra({ he: "ביצה חומה", en: "Brown egg" }, 4.5),
};
