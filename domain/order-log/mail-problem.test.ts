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
  ["Error: Greeting never received", "unreachable"],
  ["Error: getaddrinfo ENOTFOUND smtp.example", "host"],
  ["Error: self-signed certificate", "certificate"],
  ["Error: Hostname/IP does not match certificate's altnames: Host: localhost.", "certificate"],
  [
    "Error: 40F3:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number",
    "certificate",
  ],
  [
    "Error: Error upgrading connection with STARTTLS: 500 Error: command not recognized",
    "certificate",
  ],
  ["Error: Mail command failed: 530 Error: authentication Required", "login"],
  ["Error: Mail command failed: 553 5.7.1 sender address rejected", "sender"],
  [
    "Error: Can't send mail - all recipients were rejected: 554 5.7.1 Relay access denied",
    "sender",
  ],
  ["Error: Connection closed unexpectedly", "unreachable"],
  ["Error: Message failed: 451 4.7.1 Greylisted, please try again", "later"],
  ["Error: Message failed: 554 5.7.1 Message rejected as spam", "refused"],
  ["", "refused"],
])("%j is reported as %s", (lastError, problem) => {
  expect(mailProblem(lastError)).toBe(problem);
});
