import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import type { WeeklyHandOver } from "#domain/schedule/hand-over.ts";
import { shekels } from "./shekels.ts";

const friday = (from: number, to: number): WeeklyHandOver<LocalizedText> => ({
  weekday: 5,
  from: { hour: from, minute: 0 },
  to: { hour: to, minute: 0 },
});

/** A place, with its prices in shekels, and the hours of delivery and pickup on Friday. Without a pickup address orders are only delivered there. */
const place = (
  name: LocalizedText,
  deliveryPrice: number,
  deliveryTime: WeeklyHandOver<LocalizedText>,
  pickupAddress: LocalizedText = { he: "", en: "" },
  pickupPrice = 0,
): DeliveryPlace<LocalizedText> => ({
  name,
  deliveryPrice: shekels(deliveryPrice),
  pickupAddress,
  pickupPrice: shekels(pickupPrice),
  deliveryTime,
  ...(pickupAddress.he !== "" && { pickupTime: friday(9, 12) }),
});

export const seedDeliveryPlaces: readonly DeliveryPlace<LocalizedText>[] = [
  place({ he: "אפרת", en: "Efrat" }, 15, friday(8, 10), {
    he: "רחוב הגפן 7",
    en: "7 HaGefen Street",
  }),
  place({ he: "אלון שבות", en: "Alon Shvut" }, 20, friday(8, 10)),
  place({ he: "נווה דניאל", en: "Neve Daniel" }, 20, friday(8, 10)),
  place({ he: "ביתר עילית", en: "Beitar Illit" }, 25, friday(9, 11)),
  place(
    { he: "ירושלים", en: "Jerusalem" },
    30,
    friday(10, 13),
    { he: "רחוב האורן 12", en: "12 HaOren Street" },
    5,
  ),
  place({ he: "מבשרת ציון", en: "Mevaseret Zion" }, 30, friday(10, 13), {
    he: "רחוב הזית 15",
    en: "15 HaZayit Street",
  }),
  place({ he: "צור הדסה", en: "Tzur Hadassa" }, 27.5, friday(9, 11)),
  place({ he: "בית שמש", en: "Beit Shemesh" }, 35, friday(9, 12), {
    he: "רחוב הרימון 4",
    en: "4 HaRimon Street",
  }),
  place(
    { he: "מודיעין", en: "Modi’in" },
    40,
    friday(11, 14),
    { he: "רחוב התאנה 9", en: "9 HaTe’ena Street" },
    5,
  ),
  place({ he: "הר אדר", en: "Har Adar" }, 37.5, friday(11, 14)),
];
