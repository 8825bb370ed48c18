/**
 * `npm run desk -- link`: prints a link, and a QR code of it, that makes one device the owner's. `-- devices` lists the devices that
 * were let into the seller's desk; `-- revoke 3` signs device 3 out and deletes its passkey.
 */
import { parseArgs } from "node:util";
import { renderUnicodeCompact } from "uqr";
import { type Device, deviceStatus, longestSession } from "#domain/order-log/device.ts";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { watchClock } from "#server/main/watch-clock.ts";
import { makeDeviceLink } from "#server/seller/session/device-link.ts";
import { isLocalOrigin } from "#server/seller/session/session-cookie.ts";
import type { Store } from "#server/store/store.ts";
import { runCommand } from "./run-command.ts";
import { withStore } from "./with-store.ts";

const usage =
  "use one of: npm run desk -- link, npm run desk -- devices, npm run desk -- revoke ID";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, id, ...more] = positionals;
  const isComplete = more.length === 0 && (command === "revoke") === (id !== undefined);
  if (!isComplete || command === undefined) throw new OperatorProblem(usage);
  await withStore(async (store, config) => {
    if (command === "link") process.stdout.write(await linkText(store, config));
    else if (command === "devices")
      process.stdout.write(devicesText(await store.listDevices(), Date.now()));
    else if (command === "revoke") process.stdout.write(await revoke(store, id ?? ""));
    else throw new OperatorProblem(usage);
  });
});

async function linkText(store: Store, { publicOrigin, port }: Config): Promise<string> {
  if (publicOrigin === undefined && port === 0)
    throw new OperatorProblem("set PUBLIC_URL or PORT, so that the link has an address");
  const origin = publicOrigin ?? `http://localhost:${String(port)}`;
  // A server whose clock was set back still goes by the time that it had.
  const now = watchClock(await store.latestStoredAt()).now();
  const endsAt = now + longestSession;
  const { url } = await makeDeviceLink(store, { role: "owner", endsAt, by: null, origin, now });
  const lines = ["Open this on the seller's device and press the button there:", url];
  if (isLocalOrigin(origin))
    lines.push("It opens on this machine only: set PUBLIC_URL to let in a phone.");
  // A quiet zone of two modules is enough on a terminal, whose background continues it.
  else lines.push(renderUnicodeCompact(url, { border: 2 }));
  lines.push("It is good once, for ten minutes.");
  return `${lines.join("\n")}\n`;
}

async function revoke(store: Store, text: string): Promise<string> {
  if (!/^[0-9]{1,9}$/u.test(text)) throw new OperatorProblem(`${text} is not the id of a device`);
  const id = Number(text);
  const isRevoked = await store.revokeDevice({ id, by: null, at: Date.now() });
  if (!isRevoked) throw new OperatorProblem(`there is no device ${text} that could be revoked`);
  return `device ${text} is revoked: it is out at its next call\n`;
}

/** The devices for a terminal, the newest first: one line each, with the id that `revoke` takes. Times are in UTC. */
function devicesText(devices: readonly Device[], now: number): string {
  if (devices.length === 0) return "no device was let in yet: npm run desk -- link\n";
  return devices
    .map((device) => {
      const { id, role, name, lastSeenAt, endsAt } = device;
      const status = deviceStatus(device, now);
      const times = `last seen ${timeText(lastSeenAt)}, ends ${timeText(endsAt)}`;
      return `${String(id)}: ${role}, ${name}, ${status}, ${times}\n`;
    })
    .join("");
}

function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16)}Z`;
}
