import { expect, test } from "vitest";
import type { ListedMail } from "#server/store/mails/outbox.ts";
import { mailReport } from "./mail-report.ts";

const withdrawn: ListedMail = {
  id: 1,
  orderNumber: "100000001",
  kind: "change",
  eventId: 1,
  revision: 1,
  messageId: null,
  recipient: "ruth@example.com",
  attempts: 0,
  status: "withdrawn",
  createdAt: 0,
  nextAttemptAt: 0,
  sentAt: undefined,
  lastError: undefined,
};

test("a mail that was withdrawn was undone in time, and one that asks for money may have been paid", async () => {
  const mails: readonly ListedMail[] = [withdrawn, { ...withdrawn, id: 2, kind: "request" }];
  const outbox = {
    countMails: () =>
      Promise.resolve({ waiting: 0, dead: 0, waitingSince: undefined, deadSince: undefined }),
    listMails: ({ status }: { readonly status: string }) =>
      Promise.resolve(status === "withdrawn" ? mails : []),
    listNotices: () => Promise.resolve([]),
  };
  const report = await mailReport(outbox, 20, 0);
  expect(report).toContain("change ruth@example.com  not sent, because it was undone in time  0");
  expect(report).toContain("request ruth@example.com  not sent, because it was undone or paid in");
});
