/** `npm start`: builds the site where it is not built or older than its sources, then runs the server in this process. */
import { buildSite, isBuilt } from "./build-site.ts";

if (!isBuilt()) {
  process.stdout.write("building the site\n");
  await buildSite();
}
await import("#server/main.ts");
