import { chmod, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readMail, renderMail } from "#server/testing/receive-mail.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { emlTransport } from "./eml-transport.ts";

const sending = { now: Date.UTC(2026, 0, 5, 10), signal: new AbortController().signal };

async function openFolder() {
  const folder = join(await temporaryFolder(), "mails");
  const transport = emlTransport(folder);
  onTestFinished(transport.close);
  return { folder, transport };
}

test("each mail is a valid .eml file named after its order", async () => {
  const { folder, transport } = await openFolder();
  for (const kind of ["customer", "seller"] as const) {
    expect(await transport.send(renderMail(kind), sending)).toEqual({ kind: "written" });
  }
  expect((await readdir(folder)).toSorted()).toEqual([
    "100000001-customer.eml",
    "100000001-seller.eml",
  ]);
  const mail = await readMail(await readFile(join(folder, "100000001-customer.eml")));
  expect(mail.subject).toBe("הזמנה 100000001 נרשמה · בית המרק");
  expect(mail.text).toContain("סה״כ לתשלום: ₪219.30");
});

test("sending a mail again replaces its file", async () => {
  const { folder, transport } = await openFolder();
  await transport.send(renderMail("customer"), sending);
  await transport.send(renderMail("customer", storedOrder(inEnglish)), sending);
  expect(await readdir(folder)).toEqual(["100000001-customer.eml"]);
  const mail = await readMail(await readFile(join(folder, "100000001-customer.eml")));
  expect(mail.subject).toBe("Order 100000001 has been placed · The soup kitchen");
});

test("only the owner may read the files", async () => {
  const { folder, transport } = await openFolder();
  await transport.send(renderMail("seller"), sending);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "100000001-seller.eml"))).mode & 0o777).toBe(0o600);
});

test("if the folder cannot be written, the mail has failed for now", async () => {
  const { folder, transport } = await openFolder();
  await writeFile(folder, "no folder");
  expect(await transport.send(renderMail("seller"), sending)).toMatchObject({
    kind: "failed",
    code: "EEXIST",
  });
  await chmod(folder, 0o600);
});
