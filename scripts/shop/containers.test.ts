import tls from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { orderOfEverything } from "#server/testing/order-of-everything.ts";
import { placeOrders } from "#server/testing/place-orders.ts";
import { addColumn, marked, withMigration } from "./testing/changed-version.ts";
import { openContainers } from "./testing/containers.ts";

/** Only ends what hangs: a busy machine starts a server within minutes. */
const patienceMs = 600_000;
const npm = ["npm", "--silent", "run"];

test("containers serve a shop over https, keep all orders when they are killed and replaced by a later version, and go back by the backup that was made before it", {
  timeout: 3_600_000,
}, async () => {
  const containers = await openContainers();
  const { podman, shop, compose, configure } = containers;
  const up = async (name: string) => {
    await configure(name, settings);
    await compose("up --detach --force-recreate");
  };
  const inShop = (...command: string[]) => podman("exec", shop, ...command);
  await containers.build("one", {});
  await containers.build("two", { ...marked, ...withMigration(addColumn) });
  const httpsPort = String(await freePort());
  const address = `https://localhost:${httpsPort}`;
  const settings = {
    SHOP_HOST: "localhost",
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: httpsPort,
    ORDERS_PER_HOUR: "0",
    CALLS_PER_MINUTE: "0",
    POSTGRES_PASSWORD: "secret",
  };
  const isReady = () =>
    fetch(`${address}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  const untilReady = () => expect.poll(isReady, { timeout: patienceMs }).toBe(200);

  await configure("one", settings);
  await compose("run --rm --no-deps shop npm --silent run shop -- new");
  await up("one");
  const authority = "/data/caddy/pki/authorities/local/root.crt";
  await expect
    .poll(() => podman("exec", containers.caddy, "cat", authority).catch(() => ""), {
      timeout: patienceMs,
    })
    .toContain("BEGIN CERTIFICATE");
  trust(await podman("exec", containers.caddy, "cat", authority));
  await untilReady();

  expect(await inShop("id", "--user")).toBe("10001\n");
  // The settings of the operator are no part of the image.
  expect(await inShop("find", ".", "-name", ".env*", "-not", "-path", "./node_modules/*")).toBe(
    "./.env.example\n",
  );
  await expect(inShop("touch", "/srv/aris-gourmet/x")).rejects.toThrow("Read-only file system");
  await podman("healthcheck", "run", shop);
  const doctor = await inShop(...npm, "shop", "--", "doctor", "--no-mail").catch(String);
  expect(doctor.match(/^WRONG {2}[^:]*/gmu)).toEqual([
    "WRONG  mails-to-files",
    "WRONG  backups in /backups",
  ]);

  expect(await containers.withPostgres()).toContain(
    "-e DATABASE_URL=postgres://shop:secret@postgres/shop",
  );

  const orders = placeOrders(() => [address], 2, { order: orderOfEverything("he") });
  await orders.more(10);
  await podman("kill", "--signal=KILL", shop);
  await podman("start", shop);
  await orders.more(10);
  await up("two");
  await orders.more(10);
  const acknowledged = await orders.stop();
  expect(await numbersIn(inShop)).toEqual(new Set(acknowledged.map((order) => order.number)));

  // The earlier version does not start on what a later one has migrated.
  await up("one");
  await expect
    .poll(() => podman("logs", shop), { timeout: patienceMs })
    .toMatch(/a later version/u);
  await compose("stop shop");
  const list = ["run", "--rm", `--volumes-from=${shop}`, "localhost/one", "ls", "/backups"];
  const backups = (await podman(...list)).split("\n").filter((name) => name.endsWith(".sqlite"));
  const [before = ""] = backups.toSorted();
  const restore = "run --rm --no-deps shop npm --silent run restore -- /backups/shop-….sqlite";
  await compose(restore, /^shop-(.*)\.sqlite$/u.exec(before)?.[1]);
  await compose("up --detach --force-recreate");
  await untilReady();
  const restored = await numbersIn(inShop);
  expect(restored.size).toBeGreaterThanOrEqual(20);
  expect(acknowledged.map(({ number }) => number)).toEqual(expect.arrayContaining([...restored]));

  await podman("stop", "--time=20", shop);
  expect(await podman("inspect", shop, "--format={{.State.ExitCode}}")).toBe("0\n");
});

/** Lets this process trust a certificate. */
function trust(certificate: string): void {
  const before = tls.getCACertificates();
  tls.setDefaultCACertificates([...before, certificate]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
}

/** The numbers of all orders of the shop. */
async function numbersIn(inShop: (...command: string[]) => Promise<string>) {
  const table = await inShop(...npm, "orders");
  return new Set(table.match(/\b\d{9}\b/gu));
}
