/**
 * `npm run shop -- COMMAND`: what the person who runs the shop's machine does. `npm run shop -- --help` lists the commands. Of a command only
 * its own code is loaded.
 */
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { runCommand } from "./run-command.ts";
import { type ShopCommand, shopCommands } from "./shop/shop-commands.ts";

const [name, ...args] = process.argv.slice(2);

await runCommand(async () => {
  if (name === undefined || ["--help", "-h", "help"].includes(name)) {
    process.stdout.write(overview());
    return;
  }
  const command = shopCommands.get(name);
  if (command === undefined)
    throw new OperatorProblem(`there is no ${name}: ${[...shopCommands.keys()].join(", ")}`);
  if (args.includes("--help") || args.includes("-h")) process.stdout.write(help(command));
  else await (await command.load())(args);
});

function overview(): string {
  const lines = [...shopCommands].map(([each, { does }]) => `  ${each.padEnd(9)} ${does}`);
  return `npm run shop -- COMMAND\n\n${lines.join("\n")}\n\nnpm run shop -- COMMAND --help says more.\n`;
}

function help({ usage, does, options }: ShopCommand): string {
  return `npm run shop -- ${usage}\n\n${does}\n${options === "" ? "" : `\n${options}\n`}`;
}
