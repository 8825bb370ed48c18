import { appendFile, chmod, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runTool } from "#scripts/run-tool.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailServer } from "#server/testing/open-mail-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { homeIn } from "./home.ts";
import { supervisorOf } from "./supervisor.ts";
import { copyVersion, pathWithNpm } from "./testing/home-with-releases.ts";

vi.setConfig({ testTimeout: 600_000 });

test("a shop is installed, installed again without a change, and examined", async () => {
  const folder = await temporaryFolder();
  const [home, data, source] = ["home", "data", "version"].map((name) => join(folder, name));
  if (home === undefined || data === undefined || source === undefined) throw new Error("three");
  await copyVersion(source);
  const PATH = await pathWithNpm(folder);
  const port = String(await freePort());
  const shop = (...args: string[]) =>
    runTool(["node", "scripts/shop.ts", ...args], { env: { PATH } });
  const options = ["--home", home, "--data", data, "--port", port, "--from", source];
  const install = (...more: string[]) => shop("install", ...options, "--user", "root", ...more);
  onTestFinished(() => supervisorOf(homeIn(home), undefined).stop());

  const asked = await install();
  expect(asked).toEqual({
    isOk: false,
    output: expect.stringContaining(`\n- write the settings into ${home}/.env,`),
  });
  expect(asked.output).toContain("\nnothing was changed: nobody can be asked here");
  expect(await readdir(folder)).not.toContain("home");
  expect(await install("--host", "shop")).toMatchObject({
    isOk: false,
    output: "--host must be a name such as shop.example\n",
  });

  const { isOk, output } = await install("--yes");
  expect({ isOk, output }).toMatchObject({ isOk: true });
  expect(output).toContain("done: A new shop is made. The database is ");
  expect(output).toContain(`\nThe shop is open: http://localhost:${port}\n`);
  expect((await stat(join(home, ".env"))).mode & 0o777).toBe(0o600);
  const settings = await readFile(join(home, ".env"), "utf8");
  expect(settings).toContain(`\nDATA_DIR=${data}\n`);
  expect(await install("--yes")).toEqual({
    isOk: true,
    output: `Everything is installed: http://localhost:${port}\n`,
  });
  expect(await readFile(join(home, ".env"), "utf8")).toBe(settings);

  // The disk of the machine that runs this test, and copies away from it, are not its subject.
  const wrongNow = async () => {
    const said = (await shop("doctor", "--home", home)).output.split("\n");
    return said.filter((line) => /^WRONG {2}(?!disk:|backup-copies:)/u.test(line));
  };
  expect(await wrongNow()).toEqual([expect.stringContaining("SMTP_URL is not set")]);
  const server = await openMailServer();
  const mail = `SMTP_URL=${server.url}\nMAIL_FROM=orders@kitchen.co.il\nSELLER_ADDRESS=cook@kitchen.co.il\n`;
  await appendFile(join(home, ".env"), mail);
  expect(await wrongNow()).toEqual([]);
  await chmod(join(home, ".env"), 0o644);
  await chmod(data, 0o755);
  await supervisorOf(homeIn(home), undefined).stop();
  expect(await wrongNow()).toEqual([
    expect.stringContaining(`chmod 640 ${home}/.env`),
    expect.stringContaining(`chmod 700 ${data}`),
    expect.stringContaining(`it does not answer on port ${port}: start it`),
  ]);
  const doctor = await shop("doctor", "--home", home, "--no-mail");
  expect(doctor).toEqual({ isOk: false, output: expect.stringMatching(/\nWrong: [3-9]\n$/u) });
});
