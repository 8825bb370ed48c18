/**
 * `npm run check:deploy`, as root on Debian: installs and upgrades shops, also under load, failing and killed, one of them on a Debian made
 * from nothing, and in containers, and tries the files of deploy/ with the programs that read them. It installs the programs that are missing. Its
 * versions take over the build of this checkout, which the command makes first: a release whose packages are a link cannot build.
 */
import { existsSync } from "node:fs";
import { runTool } from "./run-tool.ts";

const programs = [
  { path: "/usr/bin/caddy", debian: "caddy" },
  { path: "/usr/sbin/nginx", debian: "nginx-light" },
  { path: "/usr/bin/openssl", debian: "openssl" },
  { path: "/usr/bin/systemd-analyze", debian: "systemd" },
  { path: "/usr/bin/systemd-nspawn", debian: "systemd-container" },
  { path: "/usr/sbin/debootstrap", debian: "debootstrap" },
  { path: "/usr/bin/podman", debian: "podman" },
  { path: "/usr/sbin/runc", debian: "runc" },
  { path: "/usr/bin/podman-compose", debian: "podman-compose" },
  // By its name the proxy finds the shop.
  {
    path: "/usr/lib/cni/dnsname",
    debian: "golang-github-containernetworking-plugin-dnsname",
  },
];

const missing = () => programs.filter(({ path }) => !existsSync(path)).map(({ debian }) => debian);

if (process.getuid?.() !== 0) {
  process.stdout.write("Only root may boot a system and mount disks: sudo npm run check:deploy\n");
  process.exit(1);
}
if (missing().length > 0) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runTool(["apt-get", "update", "-qq"], { isShown: true, env });
  const install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", ...missing()];
  await runTool(install, { isShown: true, env });
}
if (missing().length > 0) {
  process.stdout.write(`Not found: ${missing().join(", ")}\n`);
  process.exit(1);
}
const { isOk } = await runTool(["vitest", "run", "scripts/shop"], {
  isShown: true,
  env: { CHECK_DEPLOY: "yes" },
});
process.exitCode = isOk ? 0 : 1;
