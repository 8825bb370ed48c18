import type { LocalizedText } from "#domain/language/language.ts";
import type { DeliveryPlace } from "#domain/menu/delivery-place.ts";
import { shekels } from "./shekels.ts";

/** For places without a pickup address. */
const noPickup = { pickupAddress: { he: "", en: "" }, pickupPrice: shekels(0) };

export const seedDeliveryPlaces: readonly DeliveryPlace<LocalizedText>[] = [
  {
    name: { he: "אפרת", en: "Efrat" },
    deliveryPrice: shekels(15),
    pickupAddress: { he: "רחוב הגפן 7", en: "7 HaGefen Street" },
    pickupPrice: shekels(0),
  },
  { name: { he: "אלון שבות", en: "Alon Shvut" }, deliveryPrice: shekels(20), ...noPickup },
  { name: { he: "נווה דניאל", en: "Neve Daniel" }, deliveryPrice: shekels(20), ...noPickup },
  { name: { he: "ביתר עילית", en: "Beitar Illit" }, deliveryPrice: shekels(25), ...noPickup },
  {
    name: { he: "ירושלים", en: "Jerusalem" },
    deliveryPrice: shekels(30),
    pickupAddress: { he: "רחוב האורן 12", en: "12 HaOren Street" },
    pickupPrice: shekels(5),
  },
  {
    name: { he: "מבשרת ציון", en: "Mevaseret Zion" },
    deliveryPrice: shekels(30),
    pickupAddress: { he: "רחוב הזית 15", en: "15 HaZayit Street" },
    pickupPrice: shekels(0),
  },
  { name: { he: "צור הדסה", en: "Tzur Hadassa" }, deliveryPrice: shekels(27.5), ...noPickup },
  {
    name: { he: "בית שמש", en: "Beit Shemesh" },
    deliveryPrice: shekels(35),
    pickupAddress: { he: "רחוב הרימון 4", en: "4 HaRimon Street" },
    pickupPrice: shekels(0),
  },
  {
    name: { he: "מודיעין", en: "Modi’in" },
    deliveryPrice: shekels(40),
    pickupAddress: { he: "רחוב התאנה 9", en: "9 HaTe’ena Street" },
    pickupPrice: shekels(5),
  },
  { name: { he: "הר אדר", en: "Har Adar" }, deliveryPrice: shekels(37.5), ...noPickup },
];
