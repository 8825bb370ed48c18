import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { subscriberPath } from "#server/ordering/subscriber-path.ts";
import { createSubscribers } from "#server/ordering/subscribers.ts";
import { graphqlCall, openShop } from "#server/testing/open-shop.ts";

const now = Date.UTC(2026, 0, 5, 9);
const noa = "noa@example.com";
const mutation =
  "mutation($email:String!$language:Language!){tellWhenOrdersOpen(email:$email,language:$language)}";

async function openOffering({ tellsOfOpening = true, hasAddress = true, ordersPerHour = 0 } = {}) {
  const shop = await openShop({
    config: { publicOrigin: hasAddress ? "https://shop.example" : undefined, ordersPerHour },
    clock: () => now,
  });
  const { store, app } = shop;
  const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, tellsOfOpening } };
  await store.saveCatalogue({ catalogue, after: 1, savedAt: now });
  const ask = async (email: string, language = "he") =>
    (await app.inject(graphqlCall(mutation, { email, language }))).json<{
      readonly data?: { readonly tellWhenOrdersOpen: boolean } | null;
      readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
    }>();
  const isOffered = async () =>
    (await app.inject(graphqlCall("{shop{tellsOfOpening}}"))).json<{
      readonly data: { readonly shop: { readonly tellsOfOpening: boolean } };
    }>().data.shop.tellsOfOpening;
  /** The path of the page of a subscriber, as its mails have it. */
  const path = async (id: number) => {
    const subscriber = await store.findSubscriber(id);
    if (subscriber === undefined) throw new Error(`no subscriber ${String(id)}`);
    return subscriberPath(subscriber);
  };
  const mails = () => store.claimNotices({ now, until: now, limit: 9 });
  return { ...shop, ask, isOffered, path, mails };
}

const told = (answer: boolean) => ({ data: { tellWhenOrdersOpen: answer } });

test("an address is asked to confirm, and the answer does not say whether it is known", async () => {
  const { ask, isOffered, mails, store } = await openOffering();
  expect(await isOffered()).toBe(true);
  expect(await ask(` ${noa} `, "en")).toEqual(told(true));
  expect(await ask(noa)).toEqual(told(true));
  expect(await ask("noa")).toEqual(told(false));
  expect(await ask(`${noa}\r\nBcc: x@example.com`)).toEqual(told(false));
  expect(await mails()).toMatchObject([{ recipient: noa }]);
  expect(await store.findSubscriber(1)).toMatchObject({ email: noa, language: "en" });
});

test.each([
  ["the seller has not turned it on", { tellsOfOpening: false }],
  ["the shop does not know its own address", { hasAddress: false }],
])("nothing is offered or stored while %s", async (_, options) => {
  const { ask, isOffered, mails } = await openOffering(options);
  expect(await isOffered()).toBe(false);
  expect(await ask(noa)).toEqual(told(false));
  expect(await mails()).toEqual([]);
});

test("all IP addresses together are limited too, and the answer does not tell which addresses are known", async () => {
  const { ask } = await openOffering();
  for (let index = 0; index < 200; index += 1) expect(await ask(noa)).toEqual(told(true));
  for (const email of [noa, "dan@example.com"])
    expect((await ask(email)).errors?.[0]?.extensions.code).toBe("TOO_MANY_REQUESTS");
});

test("a program that types in many addresses is limited like one that orders", async () => {
  const { ask, mails } = await openOffering({ ordersPerHour: 1 });
  for (let index = 0; index < 10; index += 1)
    expect(await ask(`${String(index)}@example.com`)).toEqual(told(true));
  const { errors } = await ask(noa);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain(noa);
});

test("what the limit of one IP address refuses does not use up that of all", async () => {
  const subscribers = createSubscribers({
    publicOrigin: "https://shop.example",
    store: { askSubscriber: () => Promise.resolve("known") },
    isLimited: true,
    clock: () => now,
    onMailDue: () => undefined,
  });
  const ask = async (address: string) =>
    (await subscribers.ask({ email: noa, language: "he", address })).kind;
  for (let index = 0; index < 250; index += 1) await ask("203.0.113.7");
  expect(await ask("203.0.113.7")).toBe("too-many");
  expect(await ask("203.0.113.8")).toBe("asked");
});

test("opening the page changes nothing; its form confirms and stops, in the language of the subscriber", async () => {
  const { app, ask, path, store, log } = await openOffering();
  await ask(noa, "en");
  const state = async () => {
    const { email, confirmedAt } = (await store.findSubscriber(1)) ?? {};
    return { email, confirmedAt };
  };
  const own = await path(1);
  const page = await app.inject(own);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(page.body).toContain('<html lang="en" dir="ltr">');
  expect(page.body).toContain(`<form method="post" action="${own}/confirm">`);
  expect(page.body).not.toContain(noa);
  const [, , , , key = ""] = own.split("/");
  expect(log()).toContain('"path":"/order/…"');
  expect(log()).not.toContain(key);
  expect(await state()).toEqual({ email: noa, confirmedAt: null });

  for (let press = 0; press < 2; press += 1) {
    const confirmed = await app.inject({ method: "POST", url: `${own}/confirm` });
    expect(confirmed.body).toContain("Your address is confirmed");
    expect(confirmed.body).toContain(`<form method="post" action="${own}">`);
  }
  expect(await state()).toEqual({ email: noa, confirmedAt: now });
  expect((await app.inject(`${own}/confirm`)).body).toContain("Your address is confirmed");

  for (let press = 0; press < 2; press += 1) {
    const stopped = await app.inject({ method: "POST", url: own });
    expect(stopped.body).toContain("We will not write to you again");
    expect(stopped.body).not.toContain("<form");
  }
  expect(await state()).toEqual({ email: "", confirmedAt: now });
  const late = await app.inject({ method: "POST", url: `${own}/confirm` });
  expect(late.body).toContain("We will not write to you again");
});

test.each([
  ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    "multipart/form-data; boundary=a",
    '--a\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--a--',
  ],
])(
  "a mail program stops the mails with one post as %s, which is answered without a redirect",
  async (type, payload) => {
    const { app, ask, path, store } = await openOffering();
    await ask(noa);
    await store.confirmSubscriber({ id: 1, now });
    const headers = { "content-type": type, origin: "https://mail.example" };
    const answer = await app.inject({ method: "POST", url: await path(1), headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(await store.findSubscriber(1)).toMatchObject({ email: "" });
  },
);

test("a reader whose address was refused once can still stop", async () => {
  const { app, ask, path, store } = await openOffering();
  await ask(noa);
  await store.confirmSubscriber({ id: 1, now });
  const [mail] = await store.claimNotices({ now, until: now + 1, limit: 9 });
  const refused = { reason: "550", nextAttemptAt: null, refusedAt: now };
  await store.markNoticeFailed({ id: mail?.id ?? 0, ...refused });
  const own = await path(1);
  const { body } = await app.inject(own);
  expect(body).toContain(`<form method="post" action="${own}">`);
  expect(body).toContain(`<form method="post" action="${own}/confirm">`);
});

test("who was asked can say that nobody is to write, and change their mind", async () => {
  const { app, ask, path, mails } = await openOffering();
  await ask(noa);
  const own = await path(1);
  expect((await app.inject(own)).body).toContain(`<form method="post" action="${own}">`);
  const no = await app.inject({ method: "POST", url: own });
  expect(no.body).toContain("לא נכתוב לכם יותר");
  expect(no.body).toContain(`<form method="post" action="${own}/confirm">`);
  expect(await mails()).toEqual([]);
});

test("a body that is too large is refused", async () => {
  const { app, ask, path } = await openOffering();
  await ask(noa);
  const headers = { "content-type": "text/plain" };
  const payload = "a".repeat(5_000);
  const answer = await app.inject({ method: "POST", url: await path(1), headers, payload });
  expect(answer.statusCode).toBe(413);
});

test("a wrong token, another one's and an unknown id are answered alike, and change nothing", async () => {
  const { app, ask, path, store } = await openOffering();
  await ask(noa);
  await ask("dan@example.com");
  const [, , , , tokenOfOther = ""] = (await path(2)).split("/");
  const wrong = [
    `/order/emails/1/${tokenOfOther}`,
    "/order/emails/1/x",
    "/order/emails/01/x",
    `/order/emails/99/${tokenOfOther}`,
    "/order/emails/%E0/x",
  ];
  for (const url of wrong) {
    for (const method of ["GET", "POST"] as const)
      for (const address of [url, `${url}/confirm`])
        expect((await app.inject({ method, url: address })).statusCode).toBeOneOf([400, 404]);
  }
  expect(await store.findSubscriber(1)).toMatchObject({ email: noa, confirmedAt: null });
});
