import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { findCity, formDraftOf, readFormValues, withPlaceBefore } from "./place-order-fields.ts";

const hebrew = [
  { id: "e", name: "אפרת" },
  { id: "j", name: "ירושלים" },
];
const english = [
  { id: "e", name: "Efrat" },
  { id: "j", name: "Jerusalem" },
];
const jerusalem = { name: "Jerusalem", language: "en", id: "j" } as const;
const customerData = {
  name: "Ruth Cohen",
  email: "ruth@example.com",
  phoneNumber: "0501234567",
  orderType: "delivery",
  city: "Efrat",
  address: "7 Olive Street",
  pickupOrDeliveryPrice: agorot(2000),
} as const;
/** Of an order of another week, as this device keeps them. */
const details = { name: "Rut", city: "Jerusalem", cityLanguage: "en", orderType: "pickup" };

test("a chosen city is found by its name, and after a switch of language by its id, wherever it stands now", () => {
  expect(findCity(english, jerusalem, "en")).toBe(english[1]);
  expect(findCity(hebrew, jerusalem, "he")).toBe(hebrew[1]);
  const added = [{ id: "b", name: "ביתר עילית" }, ...hebrew];
  expect(findCity(added, jerusalem, "he")).toBe(hebrew[1]);
  expect(findCity(added, { ...jerusalem, id: "" }, "he")).toBeUndefined();
  expect(findCity([{ name: "אפרת" }], { ...jerusalem, id: "" }, "he")).toBeUndefined();
});

test("within one language the name counts, even if the list has changed", () => {
  const other = { id: "j", name: "Modiin" };
  expect(findCity([other, { id: "x", name: "Jerusalem" }], jerusalem, "en")?.id).toBe("x");
  expect(findCity([other], jerusalem, "en")).toBeUndefined();
  expect(findCity([{ id: "m", name: "Modiin" }], jerusalem, "en")).toBeUndefined();
});

test("a city that was not chosen is found in no language", () => {
  const none = { name: "", language: "en", id: "" } as const;
  expect(findCity(english, none, "en")).toBeUndefined();
  expect(findCity(hebrew, none, "he")).toBeUndefined();
});

test("the place of an order that is changed stays offered, in its own words, if the shop no longer lists it", () => {
  const listed = english.map((place) => ({
    ...place,
    deliveryPrice: agorot(2000),
    pickupAddress: "1 HaGefen",
    pickupPrice: agorot(0),
    handOver: { pickup: undefined, delivery: undefined },
  }));
  const before = { name: "Modiin", price: agorot(3550) };
  const places = withPlaceBefore(listed, before);
  expect(places.slice(0, 2)).toEqual(listed);
  expect(places[2]).toMatchObject({ name: "Modiin", deliveryPrice: 3550, pickupAddress: "" });
  const chosen = { name: "Modiin", language: "en", id: "" } as const;
  expect(findCity(places, chosen, "en")).toBe(places[2]);
  expect(findCity(places, chosen, "he")).toBe(places[2]);
  expect(withPlaceBefore(listed, { ...before, name: "Efrat" })).toBe(listed);
  expect(withPlaceBefore(listed, undefined)).toBe(listed);
  expect(withPlaceBefore([], before)).toEqual([]);
});

test("what was typed comes before the data of the last order", () => {
  const fields = new FormData();
  fields.set("name", "Noa");
  fields.set("city", "Jerusalem");
  const formDraft = formDraftOf({ address: "1 HaGefen" }, fields, jerusalem);
  expect(readFormValues({ formDraft, customerData }, details)).toEqual({
    name: "Noa",
    phoneNumber: "0501234567",
    email: "ruth@example.com",
    orderType: "delivery",
    city: jerusalem,
    address: "1 HaGefen",
    rightEmail: "",
  });
});

test("a mail address that was confirmed as right stays so for a draft that was begun without it", () => {
  const known = { ...details, rightEmail: "rut@gmail.co" };
  expect(readFormValues({ formDraft: { name: "Noa" }, customerData: null }, known).rightEmail).toBe(
    "rut@gmail.co",
  );
});

test("without a draft the data of the last order fills the form, of this tab or of this device; without all of them it is empty", () => {
  expect(readFormValues({ formDraft: null, customerData }, details)).toMatchObject({
    name: "Ruth Cohen",
    city: { name: "Efrat", language: null },
  });
  expect(readFormValues({ formDraft: null, customerData: null }, details)).toMatchObject({
    name: "Rut",
    orderType: "pickup",
    // In another language it is chosen again: the list may be another one by now.
    city: { name: "Jerusalem", language: "en", id: "" },
  });
  expect(readFormValues({ formDraft: null, customerData: null }, null)).toMatchObject({
    name: "",
    orderType: undefined,
    city: { name: "" },
  });
});

test("a note is what was typed into this form, and not that of an earlier order", () => {
  const earlier = { ...customerData, note: "Please ring twice" };
  const formDraft = { name: "Noa", note: "The gate code is 1234" };
  expect(readFormValues({ formDraft, customerData: earlier }, null).note).toBe(formDraft.note);
  for (const before of [null, { name: "Noa", note: "" }])
    expect(
      readFormValues({ formDraft: before, customerData: earlier }, details).note,
    ).toBeUndefined();
});
