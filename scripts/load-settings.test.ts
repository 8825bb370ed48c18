import { cp, mkdir, readFile, realpath, rename, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

/** The project, with programs that print a setting in the place of its own. */
let project: string;

const run = (cwd: string, command: string, env: Readonly<Record<string, string>> = {}) =>
  runTool(["npm", "--prefix", project, "--silent", "run", command], {
    cwd,
    env: { PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`, ...env },
  });

beforeEach(async () => {
  project = await temporaryFolder();
  await mkdir(join(project, "scripts"));
  for (const name of ["package.json", "scripts/load-settings.ts", "scripts/root.ts"])
    await cp(fileURLToPath(new URL(name, root)), join(project, name));
  for (const name of await commands())
    await writeFile(join(project, `scripts/${name}.ts`), "console.log(process.env.SELLER)");
});

/** The server and all commands that read settings. */
async function commands(): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(new URL("package.json", root), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  return Object.keys(scripts).filter((name) => scripts[name]?.includes("load-settings"));
}

test("the server and the commands find the .env of the project, from whatever folder they are run", async () => {
  await writeFile(join(project, ".env"), "SELLER='aris gourmet' # of the shop\n");
  const elsewhere = await temporaryFolder();
  await writeFile(join(elsewhere, ".env"), "SELLER=another\n");
  for (const command of ["start", "orders", "backup"])
    expect(await run(elsewhere, command)).toEqual({ isOk: true, output: "aris gourmet\n" });
  expect(await run(elsewhere, "orders", { SELLER: "set" })).toMatchObject({ output: "set\n" });
  expect(await commands()).toEqual(
    expect.arrayContaining(["start", "orders", "mails", "backup", "catalogue", "desk"]),
  );
});

test("the releases of a shop share the .env beside them, and paths in it begin there", async () => {
  const home = await temporaryFolder();
  await mkdir(join(home, "releases"));
  await rename(project, join(home, "releases", "1"));
  await symlink("releases/1", join(home, "current"));
  project = join(home, "current");
  await writeFile(join(home, "releases", "1", ".env"), "SELLER=of a release\n");
  await writeFile(join(home, ".env"), "SELLER=of the shop\n");
  expect(await run(home, "orders")).toMatchObject({ output: "of the shop\n" });
  await writeFile(join(home, "releases/1/scripts/orders.ts"), "console.log(process.cwd())");
  expect(await run("/", "orders")).toMatchObject({ output: `${await realpath(home)}\n` });
});

test("without a .env the settings are those of the environment, and one that cannot be read is named in one line", async () => {
  expect(await run(project, "orders", { SELLER: "set" })).toEqual({ isOk: true, output: "set\n" });
  // What root cannot read either.
  await mkdir(join(project, ".env"));
  expect(await run(project, "orders")).toEqual({
    isOk: false,
    output: expect.stringMatching(/^\.env cannot be read: EISDIR: [^\n]*\n$/u),
  });
});
