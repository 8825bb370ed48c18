import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { shekels } from "./shekels.ts";

/** A place, with its prices in shekels. Without a pickup address orders are only delivered there. */
const place = (
  name: LocalizedText,
  deliveryPrice: number,
  pickupAddress: LocalizedText = { he: "", en: "" },
  pickupPrice = 0,
): DeliveryPlace<LocalizedText> => ({
  name,
  deliveryPrice: shekels(deliveryPrice),
  pickupAddress,
  pickupPrice: shekels(pickupPrice),
});

export const seedDeliveryPlaces: readonly DeliveryPlace<LocalizedText>[] = [
  place({ he: "אפרת", en: "Efrat" }, 15, { he: "רחוב הגפן 7", en: "7 HaGefen Street" }),
  place({ he: "אלון שבות", en: "Alon Shvut" }, 20),
  place({ he: "נווה דניאל", en: "Neve Daniel" }, 20),
  place({ he: "ביתר עילית", en: "Beitar Illit" }, 25),
  place({ he: "ירושלים", en: "Jerusalem" }, 30, { he: "רחוב האורן 12", en: "12 HaOren Street" }, 5),
  place({ he: "מבשרת ציון", en: "Mevaseret Zion" }, 30, {
    he: "רחוב הזית 15",
    en: "15 HaZayit Street",
  }),
  place({ he: "צור הדסה", en: "Tzur Hadassa" }, 27.5),
  place({ he: "בית שמש", en: "Beit Shemesh" }, 35, { he: "רחוב הרימון 4", en: "4 HaRimon Street" }),
  place({ he: "מודיעין", en: "Modi’in" }, 40, { he: "רחוב התאנה 9", en: "9 HaTe’ena Street" }, 5),
  place({ he: "הר אדר", en: "Har Adar" }, 37.5),
];
