import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, test } from "vitest";
import { databaseFile } from "#server/main/open-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { encodersOf, hostilePhotographs, photograph } from "#server/testing/photographs.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** Resident memory of a process in megabytes; undefined where the system does not tell. */
async function residentMegabytes(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${String(pid)}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1]) / 1_000;
  } catch {
    return undefined;
  }
}

test("a file that is no photograph is refused with the reason, and leaves neither file, memory nor process on the server", async ({
  annotate,
}) => {
  const folder = await temporaryFolder();
  await using shop = await spawnShop({ DATA_DIR: folder });
  const store = await openSqliteStore(databaseFile(folder));
  const { headers } = await letIn(store, "owner", Date.now());
  const names = await store.pictureNames();
  expect(names.length).toBeGreaterThan(100);
  const send = (body: Buffer) =>
    fetch(`${shop.address}/desk/pictures`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "image/jpeg", ...headers },
      body: Uint8Array.from(body),
    });
  const hostile = await hostilePhotographs();
  // The first call loads code.
  await send(Buffer.from("soup"));

  const before = await residentMegabytes(shop.pid());
  for (const { what, body, status, code } of hostile) {
    const answer = await send(body);
    expect({ what, status: answer.status, answer: await answer.json() }).toEqual({
      what,
      status,
      answer: { code },
    });
  }
  const after = await residentMegabytes(shop.pid());
  expect(await encodersOf(shop.pid())).toEqual([]);
  expect(await store.pictureNames()).toEqual(names);
  await store.close();
  if (before === undefined || after === undefined) return;
  await annotate(
    `${String(hostile.length)} hostile files: the server had ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
  );
  // Decoded here, the largest alone would take 75 MB as bits and 600 as bytes; rubbish that V8 has not collected takes some, too.
  expect(after - before).toBeLessThan(100);
}, 180_000);

test("a photograph that is on its way when the whole group of the server is stopped is not called unreadable", async () => {
  const folder = await temporaryFolder();
  await using shop = await spawnShop({ DATA_DIR: folder }, { hasOwnGroup: true });
  const store = await openSqliteStore(databaseFile(folder));
  const { headers } = await letIn(store, "owner", Date.now());
  await store.close();
  const sent = await photograph(640, 480).jpeg().toBuffer();
  const call = request(`${shop.address}/desk/pictures`, {
    method: "POST",
    headers: {
      "sec-fetch-site": "same-origin",
      "content-type": "image/jpeg",
      "content-length": sent.length,
      ...headers,
    },
  });
  const answered = once(call, "response") as Promise<[IncomingMessage]>;
  call.write(sent.subarray(0, 1_000));
  await expect.poll(() => encodersOf(shop.pid())).toHaveLength(1);
  process.kill(-shop.pid(), "SIGTERM");
  const [answer] = await answered;
  expect(await json(answer)).toEqual({ code: "UNAVAILABLE" });
  call.destroy();
  expect(await shop.kill("SIGTERM")).toBe(0);
});
