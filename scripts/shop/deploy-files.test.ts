import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mostUploadBytes } from "#contract/wire/desk-pictures.ts";
import { runTool } from "#scripts/run-tool.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { openStore } from "#server/main/open-store.ts";
import { seedStore } from "#server/main/seed-store.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { jpeg } from "#server/testing/photographs.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { deployText } from "./install-step.ts";
import { askOverHttp2, hasProgram, startCaddy, startNginx } from "./testing/proxies.ts";

const proxies = [
  { name: "Caddy", program: "/usr/bin/caddy", start: startCaddy, redirect: 308 },
  { name: "nginx", program: "/usr/sbin/nginx", start: startNginx, redirect: 301 },
];

for (const { name, program, start, redirect } of proxies)
  test.skipIf(!hasProgram(program))(
    `${name} serves the shop over https and HTTP/2, passes on 10 MB and the customer's address, and leads http to https`,
    async () => {
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
    },
  );

test.skipIf(!hasProgram("/usr/bin/systemd-analyze"))(
  "systemd accepts the unit, and nothing but its data can be written by it",
  async () => {
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
      unit,
    ]);
    expect({ isOk, output }).toMatchObject({ isOk: true });
  },
);

/** A photograph with so much behind its end that it is a little below the most that the shop takes. */
async function photographOf10MB(): Promise<Buffer> {
  const photo = await jpeg();
  return Buffer.concat([photo, Buffer.alloc(mostUploadBytes - photo.length, "soup")]);
}
