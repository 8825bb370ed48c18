import { beforeEach, expect, test, vi } from "vitest";
import { ForbiddenStorage, TabStorage } from "#site/testing/tab-storage.ts";
import {
  forgetDetails,
  myDetailsStorageKey,
  readMyDetails,
  rememberDetails,
} from "./my-details.ts";

const details = {
  name: "Ruth Cohen",
  phoneNumber: "0501234567",
  email: "ruth@mail.example",
  orderType: "delivery",
  city: "Efrat",
  cityLanguage: "en",
  cityId: "efrat",
  address: "7 Olive Street",
};

beforeEach(() => {
  vi.stubGlobal("localStorage", new TabStorage());
});

test("the details of the last order are kept until they are forgotten, and nothing else of the form", () => {
  expect(readMyDetails()).toBeNull();
  rememberDetails({ ...details, name: "Noa" });
  rememberDetails({ ...details, note: "no nuts" });
  expect(readMyDetails()).toEqual(details);
  expect(JSON.parse(localStorage.getItem(myDetailsStorageKey) ?? "")).toEqual(details);
  forgetDetails();
  expect(readMyDetails()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a list", "[1]"],
  ["other fields", '{"order":"x"}'],
  [
    "a value that is no text, or a text that is too long",
    JSON.stringify({ name: 7, city: "x".repeat(301) }),
  ],
])("damaged details are ignored: %s", (_, stored) => {
  vi.spyOn(console, "warn").mockReturnValue();
  localStorage.setItem(myDetailsStorageKey, stored);
  expect(readMyDetails()).toBeNull();
});

test("a browser that forbids storage keeps none, and nothing breaks", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("localStorage", new ForbiddenStorage());
  rememberDetails(details);
  expect(readMyDetails()).toBeNull();
  expect(warn).toHaveBeenCalled();
});
