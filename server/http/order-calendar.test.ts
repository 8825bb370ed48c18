import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { openWithOrder } from "#server/testing/open-with-order.ts";
import { placeAndLink } from "#server/testing/placed-order-calls.ts";

/** Lines as RFC 5545 has them, unfolded. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const valueIn = (file: string, name: string) =>
  linesOf(file).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

test("the calendar file of an order has the hour that its customer was told, in the language of the order", async () => {
  const { app, link } = await openWithOrder();
  const answer = await app.inject(`${link.page}/calendar.ics`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="order-${link.number}.ics"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect(answer.body).toMatch(/\r\nEND:VCALENDAR\r\n$/u);
  // Friday, 9:00 to 13:00 in Jerusalem, in winter.
  expect(valueIn(answer.body, "DTSTART")).toBe("DTSTART:20260109T070000Z");
  expect(valueIn(answer.body, "DTEND")).toBe("DTEND:20260109T110000Z");
  expect(valueIn(answer.body, "SUMMARY")).toBe("SUMMARY:משלוח של בית המרק");
  expect(valueIn(answer.body, "STATUS")).toBe("STATUS:CONFIRMED");
  const english = await app.inject(`${link.page}/calendar.ics?lang=en`);
  expect(valueIn(english.body, "SUMMARY")).toBe("SUMMARY:Delivery from The soup kitchen");
});

test("a canceled order cancels the event that a calendar has, and a restored one brings it back", async () => {
  const { app, link, cancel } = await openWithOrder();
  const read = async () => {
    const { body } = await app.inject(`${link.page}/calendar.ics`);
    return {
      uid: valueIn(body, "UID"),
      sequence: Number(valueIn(body, "SEQUENCE")?.split(":")[1]),
      status: valueIn(body, "STATUS"),
    };
  };
  const placed = await read();
  await cancel(true);
  const cancelled = await read();
  expect(cancelled).toMatchObject({ uid: placed.uid, status: "STATUS:CANCELLED" });
  expect(cancelled.sequence).toBeGreaterThan(placed.sequence);
  await cancel(false);
  const restored = await read();
  expect(restored).toMatchObject({ uid: placed.uid, status: "STATUS:CONFIRMED" });
  expect(restored.sequence).toBeGreaterThan(cancelled.sequence);
});

test("the event of a pickup is where the seller has it now, also under another name of the place, and has a greater SEQUENCE", async () => {
  const { app, store } = await openWithOrder();
  const order = ruthsOrder(hebrewMenu, "ירושלים");
  const pickup = { orderType: "pickup", address: "", pickupOrDeliveryPrice: agorot(0) } as const;
  const { page } = await placeAndLink(app, {
    ...order,
    customerData: { ...order.customerData, ...pickup },
  });
  const read = async () => {
    const { body } = await app.inject(`${page}/calendar.ics`);
    const sequence = Number(valueIn(body, "SEQUENCE")?.split(":")[1]);
    return { where: valueIn(body, "LOCATION"), sequence };
  };
  const save = (after: number, change: object) => {
    const [first, ...others] = soupKitchen.deliveryPlaces;
    const deliveryPlaces = [{ ...(first ?? expect.unreachable()), ...change }, ...others];
    return store.saveCatalogue({
      catalogue: { ...soupKitchen, deliveryPlaces },
      after,
      savedAt: 1,
    });
  };
  const placed = await read();
  expect(placed.where).toBe("LOCATION:רחוב הנרקיס 4\\, ירושלים");
  await save(1, { name: { he: "ירושלים, קטמון", en: "Jerusalem, Katamon" } });
  const renamed = await read();
  expect(renamed.where).toBe(placed.where);
  await save(2, { pickupAddress: { he: "רחוב הגפן 12", en: "12 Gefen Street" } });
  const moved = await read();
  expect(moved.where).toBe("LOCATION:רחוב הגפן 12\\, ירושלים");
  expect(renamed.sequence).toBeGreaterThan(placed.sequence);
  expect(moved.sequence).toBeGreaterThan(renamed.sequence);
  await save(3, { name: { he: "חיפה", en: "Haifa" }, id: "elsewhere" });
  expect((await read()).where).toBe(placed.where);
});

/** What Google Calendar gets, and whatever else is answered. */
async function googleOf(app: Awaited<ReturnType<typeof openWithOrder>>["app"], path: string) {
  const { statusCode, headers } = await app.inject(path);
  const address = new URL(String(headers.location), "https://shop.example");
  return { statusCode, headers, address, event: Object.fromEntries(address.searchParams) };
}

test.each(["", "?lang=he", "?lang=en"])(
  "Google Calendar gets the event of the calendar file: start, end, title, place and the link of the order%s",
  async (language) => {
    const { app, link } = await openWithOrder();
    const { body } = await app.inject(`${link.page}/calendar.ics${language}`);
    const plain = (name: string) =>
      (valueIn(body, name) ?? "")
        .slice(name.length + 1)
        .replaceAll("\\n", "\n")
        .replaceAll(/\\(?=[,;\\])/gu, "");
    const google = await googleOf(app, `${link.page}/google-calendar${language}`);
    expect(google.statusCode).toBe(302);
    expect(google.address.origin + google.address.pathname).toBe(
      "https://calendar.google.com/calendar/render",
    );
    expect(google.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    expect(google.event).toEqual({
      action: "TEMPLATE",
      text: plain("SUMMARY"),
      dates: `${plain("DTSTART")}/${plain("DTEND")}`,
      details: plain("DESCRIPTION"),
      location: plain("LOCATION"),
    });
    expect(google.event).toMatchObject({
      dates: "20260109T070000Z/20260109T110000Z",
      details: expect.stringContaining(link.number),
    });
    expect(plain("LOCATION")).not.toBe("");
  },
);

test("a canceled order has no link to Google Calendar, which can only add events; its page says so", async () => {
  const { app, link, cancel } = await openWithOrder();
  await cancel(true);
  const cancelled = await googleOf(app, `${link.page}/google-calendar`);
  expect(cancelled.statusCode).toBe(302);
  expect(cancelled.address.pathname).toBe(link.page);
  await cancel(false);
  expect((await googleOf(app, `${link.page}/google-calendar`)).event["dates"]).toBe(
    "20260109T070000Z/20260109T110000Z",
  );
});

test("without the key there is no calendar file, and other files below a page do not exist", async () => {
  const { app, link } = await openWithOrder();
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect(await statusOf(`/order/${link.number}/wrong/calendar.ics`)).toBe(404);
  expect(await statusOf(`${link.page}/other.ics`)).toBe(404);
  expect(await statusOf(`${link.page}/calendar.ics/more`)).toBe(404);
  expect(await statusOf(`/order/${link.number}/wrong/google-calendar`)).toBe(404);
  expect(await statusOf(`${link.page}/google-calendar/more`)).toBe(404);
});
