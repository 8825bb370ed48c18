import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { homeIn } from "./home.ts";
import { plainProcess } from "./supervisor.ts";

test.runIf(process.platform === "linux")(
  "a server that ends between two looks at it is one that was stopped",
  async () => {
    const home = homeIn(await temporaryFolder());
    const server = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", home.folder]);
    const ended = once(server, "close");
    await once(server, "spawn");
    await writeFile(join(home.folder, "server.pid"), String(server.pid));
    const supervisor = plainProcess(home, undefined);
    expect(await supervisor.isRunning()).toBe(true);
    const send = process.kill.bind(process);
    // What the system says when it has ended just before.
    vi.spyOn(process, "kill").mockImplementation((id) => {
      send(id, "SIGKILL");
      throw Object.assign(new Error("kill ESRCH"), { code: "ESRCH" });
    });
    await supervisor.stop();
    await ended;
    expect(await supervisor.isRunning()).toBe(false);
  },
);
