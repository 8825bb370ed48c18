import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:http2";
import { connect as connectSocket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { onTestFinished } from "vitest";
import { deployText } from "#scripts/shop/install-step.ts";
import { freePort } from "#server/testing/free-port.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** A proxy that runs with its file of deploy/, of which only ports, the address of the shop and the certificate are other ones. */
export interface RunningProxy {
  readonly httpsPort: number;
  readonly httpPort: number;
}

/** Starts Caddy, with a certificate authority of its own, in front of the shop at a port. */
export async function startCaddy(shopPort: string): Promise<RunningProxy> {
  const folder = await temporaryFolder();
  const ports = await twoPorts();
  const file = join(folder, "Caddyfile");
  const options = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${String(ports.httpPort)}\n\thttps_port ${String(ports.httpsPort)}\n}\n`;
  const text = (await deployText("Caddyfile")).replace("localhost:3000", `localhost:${shopPort}`);
  await writeFile(file, `${options}${text}`);
  const child = spawn("caddy", ["run", "--config", file], {
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: "ignore",
  });
  return untilListening(child, ports);
}

/** Starts nginx, with a certificate that it signed itself, in front of the shop at a port; `change` takes its file and gives another one. */
export async function startNginx(
  shopPort: string,
  change: (text: string) => string = (text) => text,
): Promise<RunningProxy> {
  const folder = await temporaryFolder();
  const ports = await twoPorts();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=shop.example", "-days", "2"];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      ...subject,
      "-keyout",
      key,
      "-out",
      certificate,
    ],
    { stdio: "ignore" },
  );
  const text = (await deployText("nginx.conf"))
    .replaceAll(/(listen (?:\[::\]:)?)80;/gu, `$1${String(ports.httpPort)};`)
    .replaceAll(/(listen (?:\[::\]:)?)443 /gu, `$1${String(ports.httpsPort)} `)
    .replace("localhost:3000", `localhost:${shopPort}`)
    .replace("/etc/letsencrypt/live/shop.example/fullchain.pem", certificate)
    .replace("/etc/letsencrypt/live/shop.example/privkey.pem", key);
  const file = join(folder, "shop.conf");
  await writeFile(file, change(text));
  await mkdir(join(folder, "bodies"));
  const isRoot = process.getuid?.() === 0;
  const frame = `${isRoot ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events {} http { client_body_temp_path ${folder}/bodies; include ${file}; }`;
  const main = join(folder, "nginx.conf");
  await writeFile(main, frame);
  return untilListening(spawn("nginx", ["-p", folder, "-c", main], { stdio: "ignore" }), ports);
}

async function twoPorts(): Promise<RunningProxy> {
  return { httpPort: await freePort(), httpsPort: await freePort() };
}

async function untilListening(child: ChildProcess, ports: RunningProxy): Promise<RunningProxy> {
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  while (child.exitCode === null) {
    const socket = connectSocket(ports.httpsPort, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(
        () => true,
        () => false,
      ),
      ended.then(() => false),
    ]);
    socket.destroy();
    if (isOpen) return ports;
    await wait(20);
  }
  throw new Error(`${child.spawnfile} ended with ${String(child.exitCode)}`);
}

interface AnswerOverTls {
  readonly status: number;
  readonly text: string;
}

/** Asks a proxy for a path of shop.example over TLS and HTTP/2, from 127.0.0.2. */
export async function askOverHttp2(
  { httpsPort }: RunningProxy,
  path: string,
  {
    headers = {},
    body,
  }: { readonly headers?: Record<string, string>; readonly body?: Buffer } = {},
): Promise<AnswerOverTls> {
  // Both proxies sign their certificate themselves here.
  const options = {
    host: "127.0.0.1",
    port: httpsPort,
    localAddress: "127.0.0.2",
    servername: "shop.example",
    rejectUnauthorized: false,
    ALPNProtocols: ["h2"],
  };
  const socket = connectTls(options);
  const session = connect("https://shop.example", { createConnection: () => socket });
  try {
    await once(session, "connect");
    if (session.alpnProtocol !== "h2") throw new Error("it does not speak HTTP/2");
    const method = body === undefined ? "GET" : "POST";
    const length = body === undefined ? {} : { "content-length": body.length };
    const stream = session.request({ ":path": path, ":method": method, ...length, ...headers });
    stream.end(body);
    const [answer] = (await once(stream, "response")) as [{ ":status": number }];
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { status: answer[":status"], text: Buffer.concat(chunks).toString("utf8") };
  } finally {
    session.destroy();
  }
}
