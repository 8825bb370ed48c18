import { beforeEach, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";
import { mailReport } from "./mail-report.ts";

const minute = 60_000;
const noa = "noa@example.com";
const dan = "dan@example.com";
const page = "https://shop.example/order/emails/1/key";

let server: MailServer;
let outbox: OutboxUnderTest;

beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
  const { shop } = soupKitchen;
  const seller = {
    legalName: { he: "רות כהן", en: "Ruth Cohen" },
    idNumber: null,
    address: { he: "הזית 7", en: "7 Olive St." },
    phoneNumber: "0521234567",
  };
  const catalogue = { ...soupKitchen, shop: { ...shop, seller, tellsOfOpening: true } };
  await outbox.store.saveCatalogue({ catalogue, after: 1, savedAt: outbox.now() });
});

const ask = (email: string, language: "he" | "en") =>
  outbox.store.askSubscriber({ email, language, now: outbox.now(), token: "key" });
const tell = () =>
  outbox.store.saveOpeningMessage({
    actionId: "open",
    deviceId: null,
    at: outbox.now(),
    dueAt: outbox.now() + 2 * minute,
    week: "2026-01-07",
    subject: { he: "", en: "" },
    text: { he: "שבוע טוב!\n\nההזמנות נסגרות ביום רביעי <b>.", en: "" },
  });
const plain = (text: unknown) => String(text).replaceAll(/\p{Bidi_Control}/gu, "");

test("the mail that asks for a confirmation is no advertisement, and has the link by which it is confirmed", async () => {
  await ask(noa, "he");
  await outbox.later(0);
  await outbox.later(60 * minute);
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("לאישור: אימייל כשההזמנות נפתחות · בית המרק");
  expect(mail?.text).toContain(`לאישור:\n${page}\n`);
  expect(mail?.html).toContain(`href="${page}"`);
  expect(mail?.headers.find(({ key }) => key === "list-unsubscribe")).toBeUndefined();
});

test("a message says that it is an advertisement, who sends it, and how to stop it: by a link, and by one press of the mail program", async () => {
  await ask(noa, "he");
  await ask(dan, "en");
  await outbox.later(0);
  for (const id of [1, 2]) await outbox.store.confirmSubscriber({ id, now: outbox.now() });
  await tell();
  await outbox.later(2 * minute - 1);
  expect(server.mails).toHaveLength(2);
  await outbox.later(1);
  const [hebrew, english] = [noa, dan].map((address) =>
    server.mails.slice(2).find(({ to }) => to?.[0]?.address === address),
  );
  expect(hebrew?.subject).toBe("פרסומת: ההזמנות פתוחות · בית המרק");
  expect(english?.subject).toMatch(/^Advertisement: /u);
  for (const said of [
    "שבוע טוב!",
    "ההזמנות נסגרות ביום רביעי <b>.",
    "לתפריט ולהזמנה:\nhttps://shop.example/\n",
    "שם העסק: רות כהן",
    "כתובת העסק: הזית 7",
    "טלפון: 052-1234567",
    page,
  ])
    expect(plain(hebrew?.text)).toContain(said);
  expect(hebrew?.html).toContain("&lt;b&gt;");
  // She wrote in Hebrew only.
  expect(plain(english?.text)).toContain("This message was written in Hebrew only:");
  expect(plain(english?.text)).toContain("https://shop.example/?lang=en\n");
  const raw = (key: string) => hebrew?.headers.find((each) => each.key === key)?.value;
  expect(raw("list-unsubscribe")).toBe(`<${page}>`);
  expect(raw("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("an address that does not exist gets nothing more, and neither log nor report names a subscriber's address", async () => {
  await ask(noa, "he");
  await outbox.later(0);
  await outbox.store.confirmSubscriber({ id: 1, now: outbox.now() });
  await tell();
  const answer = {
    does: "answer",
    code: 550,
    text: `5.1.1 <${noa}> unknown`,
    to: "recipient",
  } as const;
  server.behaveTo(noa, answer);
  await outbox.later(2 * minute);
  server.behaveTo(noa, { does: "take" });
  await outbox.later(60 * minute);
  expect(server.mails).toHaveLength(1);
  const summary = await outbox.store.summarizeSubscribers(outbox.now());
  expect(summary.undeliverable).toMatchObject([{ email: noa }]);
  expect(outbox.log()).toContain("the address of a subscriber was refused");
  expect(outbox.log()).not.toContain(noa);
  const report = await mailReport(outbox.store, 9, outbox.now());
  expect(report).toMatch(/notices: 0 waiting; 1 given up\n.* subscriber 1 {2}given up/u);
  expect(report).not.toContain(noa);
});

test("a message that waited until orders closed, or until the seller took it off her site, is not sent anymore", async () => {
  await ask(noa, "he");
  await outbox.later(0);
  await outbox.store.confirmSubscriber({ id: 1, now: outbox.now() });
  await tell();
  server.behaveTo(noa, { does: "answer", code: 451, text: "4.3.0 busy", to: "recipient" });
  await outbox.later(2 * minute);
  server.behaveTo(noa, { does: "take" });
  await outbox.later(6 * 24 * 60 * minute);
  expect(server.mails).toHaveLength(1);
  expect(await outbox.store.newestOpeningMessage(outbox.now())).toMatchObject({
    message: { dead: 1, withdrawn: 0 },
  });

  await ask(dan, "he");
  const current = await outbox.store.currentCatalogue();
  if (current === undefined) throw new Error("there is no catalogue");
  const { catalogue, version } = current;
  const off = { ...catalogue, shop: { ...catalogue.shop, tellsOfOpening: false } };
  await outbox.store.saveCatalogue({ catalogue: off, after: version, savedAt: outbox.now() });
  await outbox.later(minute);
  expect(server.mails).toHaveLength(1);
});
