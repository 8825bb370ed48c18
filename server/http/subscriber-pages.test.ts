import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import { subscriberPath } from "#server/ordering/subscriber-path.ts";
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
  const keys = await createOrderKeysReader({ store, clock: () => now })();
  const path = (id: number) => subscriberPath(id, keys);
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

test("a program that types in many addresses is limited like one that orders", async () => {
  const { ask, mails } = await openOffering({ ordersPerHour: 1 });
  for (let index = 0; index < 20; index += 1)
    expect(await ask(`${String(index)}@example.com`)).toEqual(told(true));
  const { errors } = await ask(noa);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect((await mails()).map(({ recipient }) => recipient)).not.toContain(noa);
});

test("opening the page changes nothing; its form confirms and stops, in the language of the subscriber", async () => {
  const { app, ask, path, store } = await openOffering();
  await ask(noa, "en");
  const state = async () => {
    const { email, confirmedAt } = (await store.findSubscriber(1)) ?? {};
    return { email, confirmedAt };
  };
  const page = await app.inject(path(1));
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(page.body).toContain('<html lang="en" dir="ltr">');
  expect(page.body).toContain(`<form method="post" action="${path(1)}/confirm">`);
  expect(page.body).not.toContain(noa);
  expect(await state()).toEqual({ email: noa, confirmedAt: null });

  for (let press = 0; press < 2; press += 1) {
    const confirmed = await app.inject({ method: "POST", url: `${path(1)}/confirm` });
    expect(confirmed.body).toContain("Your address is confirmed");
    expect(confirmed.body).toContain(`<form method="post" action="${path(1)}">`);
  }
  expect(await state()).toEqual({ email: noa, confirmedAt: now });

  for (let press = 0; press < 2; press += 1) {
    const stopped = await app.inject({ method: "POST", url: path(1) });
    expect(stopped.body).toContain("We will not write to you again");
    expect(stopped.body).not.toContain("<form");
  }
  expect(await state()).toEqual({ email: "", confirmedAt: now });
  const late = await app.inject({ method: "POST", url: `${path(1)}/confirm` });
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
    const headers = { "content-type": type, origin: "https://mail.example" };
    const answer = await app.inject({ method: "POST", url: path(1), headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(await store.findSubscriber(1)).toMatchObject({ email: "" });
  },
);

test("a wrong key, another one's and an unknown id are answered alike, and change nothing", async () => {
  const { app, ask, path, store } = await openOffering();
  await ask(noa);
  await ask("dan@example.com");
  const [, , , keyOfOther = ""] = path(2).split("/");
  const wrong = [
    `/when-orders-open/1/${keyOfOther}`,
    "/when-orders-open/1/x",
    "/when-orders-open/01/x",
    path(99),
    path(1).replace("/1/", "/%E0/"),
  ];
  for (const url of wrong) {
    for (const method of ["GET", "POST"] as const)
      expect((await app.inject({ method, url })).statusCode).toBeOneOf([400, 404]);
    expect((await app.inject({ method: "POST", url: `${url}/confirm` })).statusCode).toBeOneOf([
      400, 404,
    ]);
  }
  expect(await store.findSubscriber(1)).toMatchObject({ email: noa, confirmedAt: null });
});
