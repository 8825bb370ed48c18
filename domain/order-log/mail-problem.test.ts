import { expect, test } from "vitest";
import { mailProblem } from "./mail-problem.ts";

test.each([
  ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 User unknown", "address"],
  ["Error: Message failed: 550-5.1.10 RESOLVER.ADR.RecipientNotFound; timeout", "address"],
  ["Error: 550 No such user here", "address"],
  ["Error: Message failed: 452 4.2.2 The recipient's mailbox is over its quota", "full"],
  ["Error: Message failed: 552 Mailbox full", "full"],
  ["Error: Invalid login: 535 5.7.8 Username and Password not accepted", "login"],
  ["Error: connect ECONNREFUSED 127.0.0.1:25", "unreachable"],
  ["Error: Connection timeout", "unreachable"],
  ["Error: getaddrinfo ENOTFOUND smtp.example", "unreachable"],
  ["Error: Connection closed unexpectedly", "unreachable"],
  ["Error: Message failed: 451 4.7.1 Greylisted, please try again", "later"],
  ["Error: Message failed: 554 5.7.1 Message rejected as spam", "refused"],
  ["", "refused"],
])("%j is told as %s", (lastError, problem) => {
  expect(mailProblem(lastError)).toBe(problem);
});
