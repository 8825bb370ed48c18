import { beforeEach, expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { type MailServer, openMailServer } from "#server/testing/open-mail-server.ts";
import { type OutboxUnderTest, openOutbox } from "#server/testing/open-outbox.ts";
import { mailReport } from "./mail-report.ts";

const minute = 60_000;
const seller = "cook@soup-kitchen.example";
const thief = "thief@example.com";
const { shop } = soupKitchen;
const catalogue = {
  ...soupKitchen,
  shop: {
    ...shop,
    contactAddress: thief,
    payment: {
      ...shop.payment,
      payee: { he: "גנב <b>", en: "Thief" },
      link: "https://pay.example/thief",
    },
  },
};

let server: MailServer;
let outbox: OutboxUnderTest;

beforeEach(async () => {
  server = await openMailServer();
  outbox = await openOutbox(server.url);
  const { id: deviceId } = await letIn(outbox.store, "owner", outbox.now());
  await save(catalogue, { deviceId });
});

const save = (
  changed: Catalogue,
  { after = 1, deviceId = null }: { readonly after?: number; readonly deviceId?: number | null },
) =>
  outbox.store.saveVersion({
    actionId: `menu ${String(after)}`,
    deviceId,
    pressedAt: outbox.now(),
    savedAt: outbox.now(),
    after,
    catalogue: changed,
    saved: { undoes: null, contentHash: "asked" },
    notices: [seller, thief],
  });

const recipients = () =>
  server.mails.map(({ to }) => to?.[0]?.address ?? "").toSorted((a, b) => a.localeCompare(b));

test("a change of whom to pay and where to write is mailed to the old and the new address of the seller, once", async () => {
  await outbox.later(0);
  await outbox.later(60 * minute);
  expect(recipients()).toEqual([seller, thief]);
  const [mail, other] = server.mails;
  expect(mail?.messageId).not.toBe(other?.messageId);
  expect(mail?.subject).toBe("פרטי התשלום או הקשר השתנו · בית המרק");
  for (const said of [
    "רות",
    "https://pay.example/ruth",
    "גנב <b>",
    "https://pay.example/thief",
    seller,
    thief,
    "owner",
  ])
    expect(mail?.text).toContain(said);
  expect(mail?.html).not.toContain('href="https://pay.example/thief"');
  expect(mail?.html).toContain("גנב &lt;b&gt;");
});

test("what changed in English alone is named too, beside the Hebrew", async () => {
  await outbox.later(0);
  const { payment } = catalogue.shop;
  const english = {
    ...catalogue,
    shop: {
      ...catalogue.shop,
      payment: { ...payment, app: { ...payment.app, en: "Bit to 050-666-6666" } },
    },
  };
  await save(english, { after: 2 });
  await outbox.later(0);
  const { he, en } = payment.app;
  const text = server.mails[2]?.text?.replaceAll(/\p{Bidi_Control}/gu, "");
  expect(text).toContain(`התשלום לפני השינוי: ${he} / ${en}, גנב <b> / Thief, https://pay.ex`);
  expect(text).toContain(`התשלום עכשיו: ${he} / Bit to 050-666-6666, גנב <b> / Thief, https://`);
});

test("every detail by which customers write or call is named, and a change by a command on the server as such", async () => {
  await outbox.later(0);
  const details = {
    legalName: { he: "רות כהן", en: "Ruth Cohen" },
    idNumber: null,
    address: { he: "הזית 7", en: "7 Olive St." },
    phoneNumber: "050-666-6666",
  };
  const accessibilityContact = {
    name: { he: "רות", en: "Ruth" },
    phoneNumber: null,
    email: "other@example.com",
  };
  const changed = { ...catalogue.shop, seller: details, accessibilityContact, whatsapp: null };
  await save({ ...catalogue, shop: changed }, { after: 2 });
  await outbox.later(0);
  const text = server.mails[2]?.text?.replaceAll(/\p{Bidi_Control}/gu, "");
  expect(text).toContain("השינוי נעשה בפקודה בשרת, ולא במכשיר שלך.");
  expect(text).not.toContain("לנתק");
  for (const fact of [
    "מספר הוואטסאפ לפני השינוי: +972521234567\n",
    "מספר הוואטסאפ עכשיו: אין\n",
    "פרטי המוכרת עכשיו: רות כהן / Ruth Cohen, הזית 7 / 7 Olive St., 050-666-6666\n",
    "פרטי הנגישות עכשיו: רות / Ruth, other@example.com\n",
  ])
    expect(text).toContain(fact);
  expect(text).not.toContain("התשלום עכשיו");
});

test("a mail server that is busy gets it later, and an address that does not exist keeps it from nobody", async () => {
  server.behaveTo(seller, { does: "answer", code: 451, text: "4.3.0 busy", to: "recipient" });
  server.behaveTo(thief, { does: "answer", code: 550, text: "5.1.1 unknown", to: "recipient" });
  await outbox.later(0);
  expect(recipients()).toEqual([]);
  expect(await mailReport(outbox.store, 0, outbox.now())).toMatch(
    /notices: 1 waiting; 1 given up\n.* thief@example\.com {2}given up {2}1 attempt\n {6}.*5\.1\.1 unknown.*\n.* cook@soup-kitchen\.example {2}next attempt .* 1 attempt\n {6}.*4\.3\.0 busy.*\n/u,
  );
  server.behaveTo(seller, { does: "take" });
  server.behaveTo(thief, { does: "take" });
  await outbox.later(minute);
  await outbox.later(60 * minute);
  expect(recipients()).toEqual([seller]);
  const report = (lastSent: number) => mailReport(outbox.store, lastSent, outbox.now());
  expect(await report(0)).toContain("notices: 0 waiting; 1 given up\n");
  expect(await report(0)).not.toContain(seller);
  expect(await report(1)).toMatch(/given up.*\n.*\n.* cook@soup-kitchen\.example {2}sent /u);
});

test("fewer years for which customers are kept have words of their own, and say until when it can be taken back", async () => {
  await outbox.later(0);
  await save({ ...catalogue, shop: { ...catalogue.shop, customerYears: 1 } }, { after: 2 });
  await outbox.later(0);
  const mail = server.mails.at(-1);
  expect(mail?.subject).toBe("הזמן לשמירת פרטי לקוחות השתנה · בית המרק");
  for (const said of ["אחרי 7 שנים", "אחרי שנה", "רק אחרי שבעה ימים"])
    expect(mail?.text).toContain(said);
  await save({ ...catalogue, shop: { ...catalogue.shop, customerYears: 30 } }, { after: 3 });
  await outbox.later(0);
  expect(server.mails.at(-1)?.text).toContain("אחרי 30 שנה");
  expect(server.mails.at(-1)?.text).not.toContain("שבעה ימים");
});
