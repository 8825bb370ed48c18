/** `npm run build`: builds the site, whether it is built already or not. */
import { buildSite } from "./build-site.ts";

const start = performance.now();
await buildSite();
process.stdout.write(`built in ${Math.round(performance.now() - start)} ms\n`);
