import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { networkLines } from "./network-lines.ts";

const of = (address: string, internal: boolean): NetworkInterfaceInfo[] => [
  { address, internal, family: "IPv4", netmask: "255.255.255.0", mac: "", cidr: null },
];
const interfaces = () => ({ lo: of("127.0.0.1", true), eth0: of("192.168.1.7", false) });
/** As systemd answers a service that may not ask. */
const refused = () => {
  throw new Error("uv_interface_addresses returned Unknown system error 97");
};
const start = { address: "http://localhost:3000", isTerminal: true, interfaces };
const config = { host: "localhost", publicOrigin: undefined };

test("a start in a terminal says how a phone in the network opens the shop, with a code where it can", () => {
  expect(networkLines({ ...start, config })).toMatch(
    /^On a phone in your network: start with HOST=0\.0\.0\.0 npm start, then http:\/\/192\.168\.1\.7:3000 /u,
  );
  const open = networkLines({ ...start, config: { ...config, host: "0.0.0.0" } });
  expect(open).toMatch(
    /^On a phone in your network: http:\/\/192\.168\.1\.7:3000 [^\n]*\n.*[▀▄█]/u,
  );
  expect(networkLines({ ...start, config, isTerminal: false, interfaces: refused })).toBe("");
  expect(
    networkLines({ ...start, config, interfaces: () => ({ lo: of("127.0.0.1", true) }) }),
  ).toBe("");
  const publicOrigin = "https://shop.example";
  expect(networkLines({ ...start, config: { ...config, publicOrigin } })).toBe("");
});
