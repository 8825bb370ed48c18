import { spawn } from "node:child_process";
import dns from "node:dns";
import { once } from "node:events";
import { join } from "node:path";
import tls from "node:tls";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { root } from "#scripts/root.ts";
import { runTool } from "#scripts/run-tool.ts";
import { openStore } from "#server/main/open-store.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailServer } from "#server/testing/open-mail-server.ts";
import { orderOfEverything } from "#server/testing/order-of-everything.ts";
import { expectAllStored, placeOrders } from "#server/testing/place-orders.ts";
import { selfMadeCertificate } from "#server/testing/self-made-certificate.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import {
  addColumn,
  type Changes,
  changeVersion,
  endsAtStart,
  marked,
  withMigration,
} from "./testing/changed-version.ts";
import { freshDebian } from "./testing/fresh-debian.ts";

const host = "shop.example";
const address = `https://${host}`;
/** With a domain that is not reserved for examples, to which the shop sends nothing. */
const mailDomain = "kitchen.internal";
const npm = "npm --silent --prefix /srv/aris-gourmet/current run";
const shop = `sudo ${npm} shop --`;

/** Only ends what hangs: a busy machine starts a server within minutes. */
const patienceMs = 600_000;

test("on a fresh Debian the documented commands make a shop that a proxy serves, upgrades under load lose nothing, and the doctor sees what is wrong and what is well", {
  timeout: 3_600_000,
}, async () => {
  const certificate = selfMadeCertificate(host);
  trust(certificate.cert);
  const source = await sourceRepository();
  const mailServer = await openMailServer();
  const debian = await freshDebian({ hosts: [host], authority: certificate.cert });
  const { must, run, write } = debian;

  await must(`git clone --quiet ${source.url} aris-gourmet`);
  await must("cd aris-gourmet && npm ci --omit=dev --silent");
  const install = `cd aris-gourmet && sudo npm --silent run shop -- install --host ${host} --port ${String(await freePort())} --yes`;
  expect(await must(install)).toContain(`The shop is open: ${address}\n`);
  expect(await must(install)).toBe(`Everything is installed: ${address}\n`);
  // What npm fetched would grow with every version.
  await must("test ! -e /srv/aris-gourmet/cache/npm");
  const first = await must("readlink /srv/aris-gourmet/current");

  // The clock is that of this machine.
  const keepClock = (answer: "no" | "yes") =>
    write("/usr/local/bin/timedatectl", `#!/bin/sh\necho ${answer}\n`, 0o755);
  await keepClock("no");
  const ill = await run(`${shop} doctor`);
  expect(ill.isOk).toBe(false);
  const wrong = ill.output.split("\n").filter((line) => line.startsWith("WRONG"));
  expect(wrong).toEqual([
    expect.stringMatching(/the clock is kept right: /u),
    expect.stringMatching(/mails-to-files: /u),
    expect.stringMatching(/backup-copies: /u),
    expect.stringMatching(/the proxy opens no TLS for this name \([a-z0-9 ]+\): it may have/u),
  ]);
  expect(ill.output).toMatch(/\nWrong: 4\n$/u);

  await keepClock("yes");
  // No authority of the internet signs for this name. Caddy takes a certificate that any of its sites loads.
  await write("/etc/caddy/own.pem", certificate.cert);
  await write("/etc/caddy/own.key", certificate.key);
  const ownSite = "own.invalid {\n tls /etc/caddy/own.pem /etc/caddy/own.key\n}";
  await must(`echo '${ownSite}' >> /etc/caddy/Caddyfile && systemctl restart caddy`);
  // What the documentation has the operator do once.
  await must("mkdir /mnt/copies && mount -t tmpfs -o uid=aris-gourmet,mode=700 tmpfs /mnt/copies");
  const settings: Readonly<Record<string, string>> = {
    SMTP_URL: mailServer.url,
    MAIL_FROM: `Aris Gourmet <orders@${mailDomain}>`,
    SELLER_ADDRESS: `cook@${mailDomain}`,
    OPERATOR_ADDRESS: `nephew@${mailDomain}`,
    BACKUP_TO: "/mnt/copies",
    ORDERS_PER_HOUR: "0",
    CALLS_PER_MINUTE: "0",
  };
  for (const [name, value] of Object.entries(settings))
    await must(`sed -i 's|^${name}=.*|${name}=${value}|' /srv/aris-gourmet/.env`);
  await must("sudo systemctl restart aris-gourmet");
  const isReady = () => fetch(`${address}/ready`).then(({ status }) => status);
  await expect.poll(isReady, { timeout: patienceMs }).toBe(200);
  const link = await must(`sudo -u aris-gourmet ${npm} desk -- link`);
  await useNewSheet(/#(\S+)/u.exec(link)?.[1] ?? "");
  await expect
    .poll(() => run(`${shop} doctor`), { timeout: patienceMs, interval: 2_000 })
    .toEqual({
      isOk: true,
      output: expect.stringMatching(/\nEverything is well\n$/u),
    });
  expect(mailServer.subjectsTo(`nephew@${mailDomain}`)).toContain("Aris Gourmet: mails leave");

  const orders = placeOrders(() => [address], 2, { order: orderOfEverything("he") });
  await orders.more(10);
  await source.commit(marked);
  expect(await must(`${shop} upgrade`)).toContain(" serves: ready, a page");
  const second = await must("readlink /srv/aris-gourmet/current");
  expect(second).not.toBe(first);
  await orders.more(10);

  await source.commit({ ...withMigration(addColumn), ...endsAtStart });
  const failed = await run(`${shop} upgrade`);
  expect(failed).toEqual({
    isOk: false,
    output: expect.stringMatching(/does not work: .* serves again, with/u),
  });
  expect(await must("readlink /srv/aris-gourmet/current")).toBe(second);
  await orders.more(10);

  expect(await must(`${shop} back`)).toContain(" serves: ready, a page");
  expect(await must("readlink /srv/aris-gourmet/current")).toBe(first);
  await orders.more(10);
  await debian.cutPower();
  await orders.more(10);
  const acknowledged = await orders.stop();

  const dataFolder = join(debian.folder, "var/lib/aris-gourmet");
  const store = await openStore({ dataFolder, databaseUrl: undefined });
  try {
    await expectAllStored(store, acknowledged);
  } finally {
    await store.close();
  }
  process.stdout.write(`${String(acknowledged.length)} acknowledged orders, none lost\n`);
});

/** Lets this process trust a certificate, and find its host on this machine. */
function trust(certificate: string): void {
  const before = tls.getCACertificates();
  tls.setDefaultCACertificates([...before, certificate]);
  onTestFinished(() => tls.setDefaultCACertificates(before));
  const lookup = dns.lookup;
  vi.spyOn(dns, "lookup").mockImplementation(((name: string, ...args: [never]) =>
    lookup(name === host ? "127.0.0.1" : name, ...args)) as typeof dns.lookup);
}

/** A repository with this checkout in it, which machines clone from. */
async function sourceRepository() {
  const folder = await temporaryFolder();
  const work = join(folder, "aris-gourmet");
  const git = async (...args: string[]) => {
    const identity = ["-c", "user.name=Engineer", "-c", "user.email=engineer@shop.example"];
    const { isOk, output } = await runTool(["git", ...identity, ...args], { cwd: folder });
    if (!isOk) throw new Error(output);
  };
  const inWork = ["--git-dir", join(work, ".git"), "--work-tree", work];
  await git("init", "--quiet", "--initial-branch=main", work);
  // Also what is not committed yet.
  await git("--git-dir", join(work, ".git"), "--work-tree", fileURLToPath(root), "add", "--all");
  await git(...inWork, "commit", "--quiet", "--message=This version");
  await git(...inWork, "reset", "--quiet", "--hard");
  const port = String(await freePort());
  const options = ["--listen=127.0.0.1", `--port=${port}`, `--base-path=${folder}`];
  const daemon = spawn("git", ["daemon", ...options, "--export-all"], { stdio: "ignore" });
  const ended = once(daemon, "close");
  onTestFinished(async () => {
    daemon.kill();
    await ended;
  });
  return {
    url: `git://127.0.0.1:${port}/aris-gourmet`,
    /** Changes files of the previous version. */
    commit: async (changes: Changes) => {
      await changeVersion(work, changes);
      await git(...inWork, "add", "--all");
      await git(...inWork, "commit", "--quiet", "--message=Another version");
    },
  };
}

/** Lets a device in by the code of a link, and makes a recovery sheet there, whose key nobody keeps. */
async function useNewSheet(code: string): Promise<void> {
  const call = async (path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", origin: address, cookie };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${address}/desk/${path}`, init);
    return { cookie: answer.headers.getSetCookie()[0]?.split(";")[0], body: await answer.json() };
  };
  const { cookie } = await call("sign-in/redeem", { code, name: "Laptop" });
  const made = await call("calls", { makeRecoveryKey: {} }, cookie);
  const { makeRecoveryKey } = made.body as {
    readonly makeRecoveryKey: { readonly answer: AnswerOf<"makeRecoveryKey"> };
  };
  const { recipient } = makeRecoveryKey.answer;
  const used = await call("calls", { useRecoveryKey: { recipient } }, cookie);
  expect(used.body).toMatchObject({
    useRecoveryKey: { answer: { sheetMadeAt: expect.any(Number) } },
  });
}
