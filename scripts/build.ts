/**
 * `npm run build`: builds the site, whether it is built already or not; with `VITE_SERVER_URL` set instead a static one that
 * asks the server there.
 */
import { buildSite } from "./build-site.ts";
import { buildStaticSite } from "./build-static-site.ts";

const start = performance.now();
const serverUrl = process.env["VITE_SERVER_URL"] ?? "";
if (serverUrl === "") await buildSite();
else await buildStaticSite(serverUrl);
const folder = serverUrl === "" ? "dist/site and dist/server" : "dist/static";
process.stdout.write(`built ${folder} in ${Math.round(performance.now() - start)} ms\n`);
