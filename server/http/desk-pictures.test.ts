import { execFile } from "node:child_process";
import { request } from "node:http";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import type { UploadedPicture } from "#contract/wire/desk-pictures.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { encodersOf, jpeg, photograph } from "#server/testing/photographs.ts";

// Every photograph starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const monday = Date.UTC(2026, 0, 5, 9);

async function openDesk(role: DeviceRole = "owner", change?: (store: Store) => Store) {
  onTestFinished(async () => {
    const left = await childrenOfThisProcess();
    if (left.length > 0) throw new Error(`still running: ${left.join()}`);
  });
  const shop = await openShop(change === undefined ? {} : { change });
  const { headers } = await letIn(shop.store, role, monday);
  const address = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  const upload = (body: Buffer | string, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${address}/desk/pictures`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", origin: address, ...headers, ...more },
      body,
    });
  const refusal = async (body: Buffer | string, more?: Readonly<Record<string, string>>) => {
    const answer = await upload(body, more);
    return [answer.status, await answer.json()] as const;
  };
  return { ...shop, address, headers, upload, refusal };
}

const childrenOfThisProcess = () => encodersOf(process.pid);

async function shown(app: FastifyInstance, name: string, accept: string) {
  const { statusCode, rawPayload } = await app.inject({
    url: `/webImages/${name}`,
    headers: { accept },
  });
  expect(statusCode).toBe(200);
  return { ...(await sharp(rawPayload).metadata()), bytes: rawPayload };
}

test("a photograph of the seller becomes four files that every visitor gets; sent again it adds none, also with a page behind its end", async () => {
  const { app, store, upload } = await openDesk();
  const answer = await upload(await jpeg());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const picture = (await answer.json()) as UploadedPicture;
  const hash = /^dish-([0-9a-f]{32})\.webp$/u.exec(picture.image)?.[1] ?? "";
  expect(picture).toEqual({
    image: `dish-${hash}.webp`,
    thumbnail: `dish-${hash}-thumbnail.webp`,
  });
  const names = await store.pictureNames();
  expect(names).toHaveLength(4);
  for (const [name, width, height] of [
    [picture.image, 1200, 900],
    [picture.thumbnail, 320, 240],
  ] as const) {
    expect(await shown(app, name, "image/avif")).toMatchObject({ format: "heif", width, height });
    const webp = await shown(app, name, "*/*");
    expect(webp).toMatchObject({ format: "webp", width, height, space: "srgb" });
    expect(webp.exif).toBeUndefined();
    expect(webp.bytes.includes("the cook's address")).toBe(false);
  }
  // A JPEG may be followed by anything: nothing of the page is in the files, which stay the same.
  const page = Buffer.from("<html><script>steal()</script></html>");
  const again = await upload(Buffer.concat([await jpeg(), page]));
  expect(await again.json()).toEqual(picture);
  expect(await store.pictureNames()).toEqual(names);
});

test("PNG and WebP are taken too, lying on the side as the camera held it, and cut in the middle", async () => {
  const { app, upload } = await openDesk();
  for (const body of [
    await photograph(900, 900).png().toBuffer(),
    await photograph(1600, 1200).withMetadata({ orientation: 8 }).webp().toBuffer(),
  ]) {
    const { image } = (await (await upload(body)).json()) as UploadedPicture;
    expect(await shown(app, image, "*/*")).toMatchObject({ width: 1200, height: 900 });
  }
});

test("only the owner may send one, from a page of this server, and says how long it is", async () => {
  const { store, refusal, address } = await openDesk();
  const body = await jpeg();
  const not = (code: string) => ({ code });
  expect(await refusal(body, { cookie: "" })).toEqual([401, not("NOT_SIGNED_IN")]);
  expect(await refusal(body, { cookie: `desk=${"a".repeat(43)}` })).toEqual([
    401,
    not("NOT_SIGNED_IN"),
  ]);
  for (const role of ["helper", "driver"] as const) {
    const { headers } = await letIn(store, role, monday);
    expect(await refusal(body, headers)).toEqual([403, not("NOT_ALLOWED")]);
  }
  expect(await refusal(body, { "sec-fetch-site": "cross-site" })).toEqual([
    403,
    not("NOT_ALLOWED"),
  ]);
  const { headers } = await letIn(store, "owner", monday);
  const unknownLength = await fetch(`${address}/desk/pictures`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new Blob([Uint8Array.from(body)]).stream(),
    duplex: "half",
  });
  expect([unknownLength.status, await unknownLength.json()]).toEqual([400, not("BAD_REQUEST")]);
  expect(await store.pictureNames()).toEqual([]);
});

test("photographs that are sent together are read one after the other, and one that finds too many waiting is asked to come again", async () => {
  const { refusal } = await openDesk();
  const stamp = await photograph(100, 75).png().toBuffer();
  let most = 0;
  const timer = setInterval(() => {
    void childrenOfThisProcess().then((all) => {
      most = Math.max(most, all.length);
    });
  }, 20);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refusal(stamp)));
  clearInterval(timer);
  const busy = answers.filter(([status]) => status === 503);
  expect(busy.length).toBeGreaterThanOrEqual(1);
  expect(busy).toEqual(busy.map(() => [503, { code: "BUSY" }]));
  const others = answers.filter(([status]) => status !== 503);
  expect(others.length).toBeGreaterThanOrEqual(1);
  expect(others).toEqual(others.map(() => [422, { code: "PICTURE_TOO_SMALL" }]));
  expect(most).toBeLessThanOrEqual(1);
});

test("a sender who goes away leaves no process, and the next photograph is looked at", async () => {
  const { refusal, address, headers } = await openDesk();
  const begun = request(`${address}/desk/pictures`, {
    method: "POST",
    headers: { ...headers, "sec-fetch-site": "same-origin", "content-length": "1000000" },
  });
  begun.on("error", () => undefined);
  begun.write(Buffer.alloc(1_000));
  await vi.waitFor(async () => expect(await childrenOfThisProcess()).toHaveLength(1), 30_000);
  begun.destroy();
  await vi.waitFor(async () => expect(await childrenOfThisProcess()).toEqual([]), 30_000);
  const stamp = await photograph(100, 75).png().toBuffer();
  expect(await refusal(stamp)).toEqual([422, { code: "PICTURE_TOO_SMALL" }]);
});

test("on a database that cannot be written the seller is asked to try again", async () => {
  const { refusal } = await openDesk("owner", (store) => ({
    ...store,
    savePictures: () => Promise.reject(new StoreUnavailable("disk full")),
  }));
  expect(await refusal(await jpeg())).toEqual([503, { code: "UNAVAILABLE" }]);
});

test("the server does not load what decodes pictures", async () => {
  const loads = `await import("#server/main/compose-shop.ts");
    const { sharedObjects } = process.report.getReport();
    process.stdout.write(String(sharedObjects.some((each) => each.includes("sharp"))));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", loads],
    { cwd: new URL("../../", import.meta.url) },
  );
  expect(stdout).toBe("false");
});
