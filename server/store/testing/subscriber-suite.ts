import { beforeEach, describe, expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import type { Store } from "#server/store/store.ts";
import type { OpeningMessage } from "#server/store/subscribers/opening-messages.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { newRevision } from "#server/testing/new-revision.ts";
import { type DatabaseUnderTest, openForTest, openWithOrders } from "./database-under-test.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const now = newOrder().receivedAt;
const noa = "Noa@example.com";
const opening = (changes: Partial<OpeningMessage> = {}): OpeningMessage => ({
  actionId: "open",
  deviceId: null,
  at: now,
  dueAt: now + 2 * minute,
  week: "2026-01-07",
  subject: { he: "", en: "" },
  text: { he: "ההזמנות פתוחות", en: "" },
  ...changes,
});

/** The part of the contract about those who asked to be told when orders open. */
export function subscriberSuite(prepare: () => Promise<DatabaseUnderTest>): void {
  describe("subscribers", () => {
    let database: DatabaseUnderTest;
    let store: Store;

    const claim = (at: number) =>
      store.claimNotices({ now: at, until: at + 3 * minute, limit: 99 });
    const ask = (email: string, at = now, language: Language = "he") =>
      store.askSubscriber({ email, language, now: at, token: "a" });
    /** Asks and confirms; gives the id. */
    const subscribe = async (email: string, language: Language = "he") => {
      await ask(email, now, language);
      const [asked] = await claim(now);
      if (asked?.about.kind !== "subscriber") throw new Error("no mail asks for a confirmation");
      await store.markNoticeSent({ id: asked.id, sentAt: now });
      await store.confirmSubscriber({ id: asked.about.subscriber.id, now });
      return asked.about.subscriber.id;
    };

    beforeEach(async () => {
      database = await prepare();
      store = await openWithOrders(database, [newOrder()]);
    });

    test("are asked once a week to confirm, in capital or small letters, over several connections", async () => {
      const stores = [store, await openForTest(database)];
      const asked = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          (stores[index % 2] ?? store).askSubscriber({
            email: index < 3 ? noa : noa.toLowerCase(),
            language: "en",
            now,
            token: "a",
          }),
        ),
      );
      expect(asked.filter((outcome) => outcome === "asked")).toHaveLength(1);
      const [mail, ...others] = await claim(now);
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        recipient: expect.stringMatching(/^noa@example\.com$/iu) as string,
        about: { kind: "subscriber", subscriber: { language: "en", confirmedAt: null } },
      });
      expect(mail?.about).toHaveProperty("message", undefined);
      expect(await ask(noa, now + 7 * day - 1)).toBe("known");
      expect(await ask(noa, now + 7 * day)).toBe("asked");
    });

    test("that confirmed are not asked again, and cannot be given another language by somebody else", async () => {
      const id = await subscribe(noa);
      expect(await ask(noa, now + 9 * day, "en")).toBe("known");
      expect(await store.findSubscriber(id)).toMatchObject({ language: "he", confirmedAt: now });
      await store.confirmSubscriber({ id, now: now + day });
      expect(await store.findSubscriber(id)).toMatchObject({ confirmedAt: now });
    });

    test("that never confirmed and stop are asked by nobody for ninety days after that, and can change their mind", async () => {
      await ask(noa);
      const stopped = now + 89 * day;
      await store.stopSubscriber({ id: 1, now: stopped });
      expect(await claim(stopped)).toEqual([]);
      await store.prune({ now: stopped + 89 * day, today: "2026-01-07" });
      expect(await ask(noa.toUpperCase(), stopped + 89 * day)).toBe("known");
      expect(await store.summarizeSubscribers(stopped)).toMatchObject({
        confirmed: { he: 0, en: 0 },
        unconfirmed: 0,
        stopped: 1,
      });
      await store.confirmSubscriber({ id: 1, now: stopped + 89 * day });
      expect(await store.summarizeSubscribers(stopped)).toMatchObject({
        confirmed: { he: 1, en: 0 },
        stopped: 0,
      });
    });

    test("are taken off the list by the seller, whatever they are", async () => {
      await subscribe(noa);
      await ask("dan@example.com");
      const remove = (email: string) => store.removeSubscriber({ email, now: now + minute });
      expect(await remove("NOA@example.com")).toBe(true);
      expect(await remove(noa)).toBe(false);
      // It stays, so that nobody has it asked again, and may be named twice.
      expect(await remove("dan@example.com")).toBe(true);
      expect(await remove("dan@example.com")).toBe(true);
      expect(await store.subscribersWith(["DAN@example.com", noa])).toMatchObject([
        { email: "dan@example.com", confirmedAt: null, stoppedAt: now + minute },
      ]);
      expect(await store.subscribersWith([])).toEqual([]);
      expect(await ask("dan@example.com", now + 30 * day)).toBe("known");
      expect(await claim(now + minute)).toEqual([]);
      expect(await store.erasedSubscribersAmong([1, 2, 3])).toEqual([1, 3]);
    });

    test("that stop are erased, with the mails that wait for them, and may ask again", async () => {
      const id = await subscribe(noa);
      await store.saveOpeningMessage(opening());
      await store.stopSubscriber({ id, now: now + minute });
      await store.stopSubscriber({ id, now: now + day });
      expect(await claim(now + 2 * minute)).toEqual([]);
      expect(await store.findSubscriber(id)).toMatchObject({ email: "", stoppedAt: now + minute });
      expect(await store.subscribersWith([noa, ""])).toEqual([]);
      await store.confirmSubscriber({ id, now: now + day });
      expect(await store.summarizeSubscribers(now + day)).toMatchObject({
        confirmed: { he: 0, en: 0 },
        stopped: 1,
      });
      expect(await ask(noa, now + 2 * minute)).toBe("asked");
    });

    test("get one message in six days, which is one message however often it is stored", async () => {
      expect(await store.saveOpeningMessage(opening())).toBe("nobody");
      await subscribe(noa);
      await subscribe("dan@example.com", "en");
      await ask("asked@example.com");
      await store.markNoticeSent({ id: (await claim(now))[0]?.id ?? 0, sentAt: now });
      const stores = [store, await openForTest(database)];
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (stores[index % 2] ?? store).saveOpeningMessage(
            opening(index < 4 ? {} : { actionId: `other ${String(index)}` }),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
      expect(await claim(now + 2 * minute - 1)).toEqual([]);
      const mails = await claim(now + 2 * minute);
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([noa, "dan@example.com"]);
      expect(mails[0]?.about).toMatchObject({ message: { text: opening().text } });
      const next = (at: number) => store.saveOpeningMessage(opening({ actionId: "next", at }));
      expect(await next(now + 6 * day - 1)).toBe("too-soon");
      expect(await store.newestOpeningMessage(now)).toMatchObject({ nextAt: now + 6 * day });
      expect(await next(now + 6 * day)).toBe("stored");
      expect(
        await store.saveOpeningMessage(opening({ text: { he: "א", en: "" }, actionId: "next" })),
      ).toBe("action-reused");
      // It is no message to the customers of a week.
      expect(await store.messagesOfWeek("2026-01-07")).toEqual([]);
    });

    test("get one message in six days also after one was stored while the clock was ahead", async () => {
      await subscribe(noa);
      const ahead = opening({ actionId: "ahead", at: now + 365 * day, dueAt: now + 365 * day });
      expect(await store.saveOpeningMessage(ahead)).toBe("stored");
      expect(await store.saveOpeningMessage(opening())).toBe("stored");
      const again = opening({ actionId: "again", at: now + minute });
      expect(await store.saveOpeningMessage(again)).toBe("too-soon");
    });

    test("do not get what was withdrawn, but what was being sent counts as sent", async () => {
      await subscribe(noa);
      await subscribe("dan@example.com");
      await store.saveOpeningMessage(opening());
      const [first] = await store.claimNotices({
        now: now + 2 * minute,
        until: now + 5 * minute,
        limit: 1,
      });
      const withdrawn = await store.withdrawMessage({ actionId: "open", now: now + 2 * minute });
      expect(withdrawn).toMatchObject({ withdrawn: 2, waiting: 0, sent: 0 });
      expect(await store.newestOpeningMessage(now)).toBeUndefined();
      const failure = { id: first?.id ?? 0, reason: "421 busy", nextAttemptAt: now + 9 * minute };
      await store.markNoticeFailed(failure);
      expect(await claim(now + 30 * minute)).toEqual([]);
      await store.markNoticeSent({ id: first?.id ?? 0, sentAt: now + 3 * minute });
      expect(await store.newestOpeningMessage(now)).toMatchObject({
        message: { sent: 1, withdrawn: 1 },
      });
    });

    test("whose address is refused get nothing more, and are named to the seller until they confirm again", async () => {
      const id = await subscribe(noa);
      await store.saveOpeningMessage(opening());
      const [mail] = await claim(now + 2 * minute);
      const refusedAt = now + 2 * minute;
      const refused = { id: mail?.id ?? 0, reason: "550 5.1.1", nextAttemptAt: null, refusedAt };
      await store.markNoticeFailed(refused);
      expect(await store.summarizeSubscribers(now + day)).toEqual({
        confirmed: { he: 0, en: 0 },
        unconfirmed: 0,
        stopped: 0,
        undeliverable: [{ email: noa, at: refusedAt }],
      });
      expect(await store.newestOpeningMessage(now)).toMatchObject({ message: { dead: 1 } });
      expect(await store.saveOpeningMessage(opening({ actionId: "b", at: now + 7 * day }))).toBe(
        "nobody",
      );
      await store.confirmSubscriber({ id, now: now + 8 * day });
      expect(await store.summarizeSubscribers(now + 8 * day)).toMatchObject({
        confirmed: { he: 1, en: 0 },
        undeliverable: [],
      });
    });

    test("are forgotten by the night: the unconfirmed after 90 days, and after two years who has not ordered", async () => {
      const id = await subscribe(noa);
      const { email } = newOrder().order.customerData;
      const ruth = await subscribe(email.toUpperCase());
      await ask("asked@example.com");
      const prune = (at: number) => store.prune({ now: at, today: "2026-01-07" });
      const addresses = async () =>
        Promise.all(
          [id, ruth, ruth + 1].map(async (each) => (await store.findSubscriber(each))?.email),
        );
      await prune(now + 89 * day);
      expect(await addresses()).toEqual([noa, email.toUpperCase(), "asked@example.com"]);
      await prune(now + 91 * day);
      expect(await addresses()).toEqual([noa, email.toUpperCase(), ""]);
      await store.saveOrders([newOrder({ number: "100000002", receivedAt: now + 700 * day })]);
      await prune(now + 731 * day);
      expect(await addresses()).toEqual([undefined, email.toUpperCase(), undefined]);
      await prune(now + 1500 * day);
      expect(await addresses()).toEqual([undefined, undefined, undefined]);
    });

    test("wait for no mail to the seller, which comes before all of theirs", async () => {
      for (const name of ["a", "b", "c"]) await ask(`${name}@example.com`);
      const { catalogue, version } = (await store.currentCatalogue()) ?? {};
      if (catalogue === undefined || version === undefined) throw new Error("no catalogue");
      await store.saveVersion({
        actionId: "menu",
        deviceId: null,
        pressedAt: now,
        savedAt: now,
        after: version,
        catalogue,
        saved: { undoes: null, contentHash: "a" },
        notices: ["cook@example.com"],
      });
      const [first] = await store.claimNotices({ now, until: now + minute, limit: 1 });
      expect(first).toMatchObject({ recipient: "cook@example.com" });
    });

    test("stay when a week is erased for its age", async () => {
      const { email } = newOrder().order.customerData;
      const id = await subscribe(email);
      const request = { which: { week: "2026-01-07" }, overBefore: "2026-02-05", now: now + day };
      await store.eraseOrders({ ...request, deviceId: null });
      expect(await store.findSubscriber(id)).toMatchObject({ email, confirmedAt: now });
    });

    test("are erased with the person whose address they have, unless an order with it stays", async () => {
      const { email } = newOrder().order.customerData;
      const id = await subscribe(email);
      await store.saveOrders([newOrder({ number: "100000002", week: "2026-02-04" })]);
      await store.saveOpeningMessage(opening());
      const erase = (overBefore: string) =>
        store.eraseOrders({
          which: { numbers: ["100000002"] },
          overBefore,
          now: now + day,
          deviceId: null,
        });
      await erase("2026-01-08");
      expect(await store.findSubscriber(id)).toMatchObject({ email });
      await erase("2026-02-05");
      expect(await store.findSubscriber(id)).toMatchObject({ email: "", confirmedAt: null });
      expect(await claim(now + day)).toEqual([]);
    });

    test("stay while an order stays that was changed to their address", async () => {
      const id = await subscribe(noa);
      const { order } = newOrder();
      const customerData = { ...order.customerData, email: noa };
      const ofNoa = { ...order, customerData };
      await store.saveOrders([
        newOrder({ number: "100000002", order: ofNoa }),
        newOrder({ number: "100000003", week: "2026-02-04" }),
      ]);
      const revision = newRevision({ orderNumber: "100000003", actionId: "change" });
      await store.changeOrder({ ...revision, order: ofNoa });
      const erase = (overBefore: string) =>
        store.eraseOrders({
          which: { numbers: ["100000003"] },
          overBefore,
          now: now + day,
          deviceId: null,
        });
      expect(await erase("2026-01-08")).toMatchObject({ left: [{ number: "100000003" }] });
      expect(await store.findSubscriber(id)).toMatchObject({ email: noa, confirmedAt: now });
      await erase("2026-02-05");
      expect(await store.findSubscriber(id)).toMatchObject({ email: "" });
    });
  });
}
