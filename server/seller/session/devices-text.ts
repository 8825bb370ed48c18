import { type Device, deviceStatus } from "#domain/order-log/device.ts";

/** The devices for a terminal, the newest first: one line each, with the id that `revoke` takes. Times are in UTC. */
export function devicesText(devices: readonly Device[], now: number): string {
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
