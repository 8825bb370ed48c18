import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { mostUploadBytes } from "#contract/wire/desk-pictures.ts";
import { root } from "#scripts/root.ts";
import { runTool } from "#scripts/run-tool.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { openStore } from "#server/main/open-store.ts";
import { seedStore } from "#server/main/seed-store.ts";
import { freePort } from "#server/testing/free-port.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { jpeg } from "#server/testing/photographs.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { examineProxy } from "./doctor-proxy.ts";
import { deployText } from "./install-step.ts";
import { askOverHttp2, startCaddy, startNginx } from "./testing/proxies.ts";

const proxies = [
  { name: "Caddy", start: startCaddy, redirect: 308 },
  { name: "nginx", start: startNginx, redirect: 301 },
];

for (const { name, start, redirect } of proxies)
  test(`${name} serves the shop over https and HTTP/2, passes on 10 MB and the customer's address, and leads http to https`, async () => {
    const folder = await temporaryFolder();
    const store = await openStore({ dataFolder: folder, databaseUrl: undefined });
    await seedStore(store, seedCatalogue, Date.now);
    const { headers } = await letIn(store, "owner", Date.now());
    await store.close();
    const publicOrigin = "https://shop.example";
    const settings = { HOST: "localhost", TRUST_PROXY: "loopback", PUBLIC_URL: publicOrigin };
    const shop = await startShopProcess({ DATA_DIR: folder, ...settings });
    const proxy = await start(new URL(shop.address).port);

    const page = await askOverHttp2(proxy, "/");
    expect(page).toEqual({ status: 200, text: expect.stringContaining('lang="he"') });
    expect((await askOverHttp2(proxy, "/desk")).status).toBe(200);
    // The address that the customer claims is not believed.
    const claimed = { "x-forwarded-for": "192.0.2.7" };
    const address = await askOverHttp2(proxy, "/address", { headers: claimed });
    expect(address).toEqual({ status: 200, text: "127.0.0.2\n" });

    const cookie = `__Host-${String(headers["cookie"])}`;
    const upload = await askOverHttp2(proxy, "/desk/pictures", {
      headers: { cookie, origin: publicOrigin, "sec-fetch-site": "same-origin" },
      body: await photographOf10MB(),
    });
    expect(upload).toEqual({ status: 200, text: expect.stringMatching(/"image":"dish-/u) });

    const plain = await fetch(`http://127.0.0.1:${String(proxy.httpPort)}/terms`, {
      headers: { host: "shop.example" },
      redirect: "manual",
    });
    expect(plain.status).toBe(redirect);
  });

test("the doctor finds nothing wrong with the proxy but its certificate, and names each thing that is missing in another one", async () => {
  const shop = await startShopProcess({
    DATA_DIR: await temporaryFolder(),
    HOST: "localhost",
    TRUST_PROXY: "loopback",
  });
  const shopPort = new URL(shop.address).port;
  const atLocalhost = (text: string) => text.replaceAll("shop.example", "localhost");
  const good = await startNginx(shopPort, atLocalhost);
  const bad = await startNginx(shopPort, (text) =>
    atLocalhost(text)
      .replace("client_max_body_size 12m;", "")
      .replace("X-Forwarded-For $remote_addr", "X-Forwarded-For $http_x_forwarded_for"),
  );
  const slow = await startNginx(shopPort, (text) =>
    atLocalhost(text).replaceAll(" ssl http2", " ssl"),
  );
  const wrongWith = async ({ httpsPort }: { readonly httpsPort: number }) => {
    const publicOrigin = `https://localhost:${String(httpsPort)}`;
    const all = await examineProxy({ publicOrigin });
    return all.flatMap(({ what, todo }) => (todo === undefined ? [] : `${what}: ${todo}`));
  };
  const certificate = expect.stringMatching(/^its certificate is valid: .*browsers refuse it/u);
  expect(await wrongWith(good)).toEqual([certificate]);
  expect(await wrongWith(bad)).toEqual([
    certificate,
    expect.stringContaining("proxy_set_header X-Forwarded-For $remote_addr"),
    expect.stringContaining("client_max_body_size 12m"),
  ]);
  expect(await wrongWith(slow)).toEqual([
    certificate,
    expect.stringContaining("listen 443 ssl http2"),
  ]);
  expect(await wrongWith({ httpsPort: await freePort() })).toEqual([
    expect.stringContaining("ECONNREFUSED"),
  ]);
});

test("systemd accepts the unit, and finds little that its server could do beside its work", async () => {
  const folder = await temporaryFolder();
  const program = join(folder, "current/node_modules/node/bin/node");
  await mkdir(join(program, ".."), { recursive: true });
  await symlink(process.execPath, program);
  const unit = join(folder, "aris-gourmet.service");
  const text = await deployText("aris-gourmet.service");
  await writeFile(
    unit,
    text.replaceAll("/srv/aris-gourmet", folder).replace(/^User=.*$/mu, "User=root"),
  );
  expect(await runTool(["systemd-analyze", "verify", unit])).toEqual({ isOk: true, output: "" });
  const { isOk, output } = await runTool([
    "systemd-analyze",
    "security",
    "--offline=true",
    "--threshold=20",
    fileURLToPath(new URL("deploy/aris-gourmet.service", root)),
  ]);
  expect({ isOk, output }).toMatchObject({ isOk: true });
});

/** A photograph with so much behind its end that it is a little below the most that the shop takes. */
async function photographOf10MB(): Promise<Buffer> {
  const photo = await jpeg();
  return Buffer.concat([photo, Buffer.alloc(mostUploadBytes - photo.length, "soup")]);
}
