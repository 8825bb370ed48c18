import { expect, test } from "vitest";
import { mapLinks } from "./route-stop.tsx";

test("what navigation is asked for is encoded as a whole, with its place", () => {
  const { waze, googleMaps, other } = mapLinks("רחוב הרימון 12, כניסה ב׳ & קומה 3", "אפרת");
  const whole = "רחוב הרימון 12, כניסה ב׳ & קומה 3, אפרת";
  expect(new URL(waze).searchParams.get("q")).toBe(whole);
  expect(new URL(waze).searchParams.get("navigate")).toBe("yes");
  expect(new URL(googleMaps).searchParams.get("destination")).toBe(whole);
  expect(new URL(googleMaps).searchParams.get("api")).toBe("1");
  expect(new URL(other).searchParams.get("q")).toBe(whole);
});
