import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { PushKind } from "#domain/order-log/push-kind.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { orderPush, problemPush } from "./push-text.ts";
import { createPushSender, isAtPushService, readPushKeys } from "./send-push.ts";

const now = Date.parse("2026-01-05T08:00:00Z");

/** A browser that is subscribed at a push service of the test. */
function openBrowser(endpoint: string) {
  const keys = createECDH("prime256v1");
  const [publicKey, auth] = [keys.generateKeys(), randomBytes(16)];
  return {
    subscription: {
      endpoint,
      p256dh: publicKey.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    /** RFC 8291 and RFC 8188, one record. */
    decrypt: (body: Buffer): unknown => {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + length);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, about, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(
          hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes),
        );
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive("aes128gcm", 16),
        derive("nonce", 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // What follows the delimiter 2 is padding.
      return JSON.parse(opened.toString("utf8", 0, opened.lastIndexOf(2)));
    },
  };
}

async function openPushService() {
  const received: { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body });
      response.writeHead(statuses.get(path) ?? 201).end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { origin, received, statuses };
}

/** Checks the signature of RFC 8292 and gives what it says. */
function claimsOf(authorization: string, publicKey: string): unknown {
  const [, token = "", key] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) =>
    each.toString("base64url"),
  );
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const signed = Buffer.from(`${head}.${claims}`);
  const ecKey = {
    key: createPublicKey({ key: jwk, format: "jwk" }),
    dsaEncoding: "ieee-p1363",
  } as const;
  expect(verify("sha256", signed, ecKey, Buffer.from(signature, "base64url"))).toBe(true);
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

test("each of the owner's devices gets the kinds that it wants, encrypted, in its language, without a name", async () => {
  const { store } = await openShop({ clock: () => now });
  const service = await openPushService();
  const warned: object[] = [];
  const send = createPushSender({
    store,
    contact: () => Promise.resolve("https://shop.example"),
    clock: () => now,
    log: { warn: (fields) => void warned.push(fields) },
  });
  const subscribe = async (
    name: string,
    language: "he" | "en",
    kinds: PushKind[],
    role: "owner" | "helper" = "owner",
  ) => {
    const { id } = await letIn(store, role, now, name);
    const browser = openBrowser(`${service.origin}/${name}`);
    await store.setDevicePush(id, { ...browser.subscription, language, kinds });
    return { ...browser, id };
  };
  const phone = await subscribe("phone", "he", ["new_order", "problem"]);
  const laptop = await subscribe("laptop", "en", ["changed_order"]);
  const revoked = await subscribe("revoked", "he", ["new_order"]);
  await store.revokeDevice({ id: revoked.id, by: null, at: now });
  await subscribe("helper", "he", ["new_order"], "helper");

  const stored = newOrder();
  await send(orderPush(stored, undefined));
  expect(service.received.map(({ path }) => path)).toEqual(["/phone"]);
  const [first] = service.received;
  expect(phone.decrypt(first?.body ?? Buffer.alloc(0))).toEqual({
    title: "הזמנה חדשה: ₪219.30",
    body: expect.stringMatching(/^(?:איסוף|משלוח): /u) as string,
    language: "he",
    path: `/desk/orders/${stored.number}`,
    tag: `order-${stored.number}`,
  });
  expect(String(phone.decrypt(first?.body ?? Buffer.alloc(0)))).not.toContain(
    stored.order.customerData.name,
  );
  const { publicKey } = await readPushKeys(store, now);
  expect(claimsOf(String(first?.headers["authorization"]), publicKey)).toMatchObject({
    aud: service.origin,
    sub: "https://shop.example",
  });

  await send(orderPush(stored, "cancelled"));
  expect(laptop.decrypt(service.received[1]?.body ?? Buffer.alloc(0))).toMatchObject({
    title: "Order canceled: ₪219.30",
  });

  // A browser that is gone gets nothing more; a service that fails is logged.
  service.statuses.set("/phone", 410);
  await send(problemPush(["mails-dead", "disk"]));
  expect(await store.findDevicePush(phone.id)).toBeUndefined();
  service.statuses.set("/laptop", 500);
  await send(orderPush(stored, "changed"));
  expect(warned).toEqual([{ device: laptop.id, status: 500 }]);
  expect(service.received.map(({ path }) => path)).toEqual([
    "/phone",
    "/laptop",
    "/phone",
    "/laptop",
  ]);
});

test("a problem that begins later is a message of its own", () => {
  const [mails, disk] = [problemPush(["mails-dead"]), problemPush(["disk"])].map(
    (each) => each.textIn("he").tag,
  );
  expect(mails).not.toBe(disk);
});

test("only push services of browsers are called", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
  ])
    expect(isAtPushService(endpoint)).toBe(true);
  for (const other of [
    "http://fcm.googleapis.com/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://evil-fcm.googleapis.com.example/abc",
    "https://notfcm.googleapis.com.evil/abc",
    "https://127.0.0.1/abc",
    "https://user@fcm.googleapis.com/abc",
    "file:///etc/passwd",
    "",
  ])
    expect(isAtPushService(other)).toBe(false);
});
