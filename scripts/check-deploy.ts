/**
 * `npm run check:deploy`: installs and upgrades shops, also under load, failing and killed, and tries the files of deploy/ with the programs
 * that read them; the site must be built. As root on Debian it installs those that are missing;
 * it fails if one is missing all the same.
 */
import { existsSync } from "node:fs";
import { runTool } from "./run-tool.ts";

const programs = [
  { path: "/usr/bin/caddy", debian: "caddy" },
  { path: "/usr/sbin/nginx", debian: "nginx-light" },
  { path: "/usr/bin/openssl", debian: "openssl" },
  { path: "/usr/bin/systemd-analyze", debian: "systemd" },
];

const missing = () => programs.filter(({ path }) => !existsSync(path)).map(({ debian }) => debian);

if (missing().length > 0 && process.getuid?.() === 0) {
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
