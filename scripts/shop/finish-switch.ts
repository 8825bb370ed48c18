/**
 * Finishes the switch to another release that is written down in the home, whose folder is its argument. A process of its own: `upgrade` and
 * `back` may be killed, or lose their terminal, while no release serves, and this one then goes on.
 */
import { runCommand } from "#scripts/run-command.ts";
import { homeIn } from "./home.ts";
import { finishInterrupted } from "./switch-release.ts";
import { withHome } from "./with-home.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

await runCommand(() => withHome(homeIn(process.argv[2]), (shop) => finishInterrupted(shop, say)));
