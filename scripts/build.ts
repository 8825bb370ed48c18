/**
 * `npm run build`: builds the site, the desk and the server, even if they are built already. With `VITE_SERVER_URL` set it builds the static site instead:
 * a single-page site for any file host that asks the product server at that origin, which its `ALLOWED_ORIGINS` must name.
 */
import { buildServer } from "./build-server.ts";
import { buildSite, buildStaticSite } from "./build-site.ts";

const start = performance.now();
const serverUrl = process.env["VITE_SERVER_URL"] ?? "";
if (serverUrl === "") {
  await buildSite();
  await buildServer();
} else await buildStaticSite(serverUrl);
const folder =
  serverUrl === "" ? "dist/site, dist/server, dist/desk and dist/program" : "dist/static";
process.stdout.write(`built ${folder} in ${Math.round(performance.now() - start)} ms\n`);
