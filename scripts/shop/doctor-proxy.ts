import { once } from "node:events";
import { type ClientHttp2Session, connect } from "node:http2";
import { isIP } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { mostUploadBytes } from "#contract/wire/desk-pictures.ts";
import type { Config } from "#server/config/config.ts";
import { type Examination, examined } from "./examination.ts";

/** Milliseconds that the proxy has for an answer. */
const patience = 20_000;
/** An address that nobody has (RFC 5737), which a customer could claim to have. */
const claimedAddress = "192.0.2.7";

/** Asks the shop at its public address, from outside as far as this machine can: TLS, HTTP/2, a photograph of 10 MB, customers' addresses. */
export async function examineProxy({
  publicOrigin,
}: Pick<Config, "publicOrigin">): Promise<readonly Examination[]> {
  if (publicOrigin?.startsWith("https:") !== true) return [];
  const { hostname, port } = new URL(publicOrigin);
  const options = {
    host: hostname,
    port: port === "" ? 443 : Number(port),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    // Whether it is valid is asked below.
    rejectUnauthorized: false,
    ALPNProtocols: ["h2", "http/1.1"],
  };
  const socket = connectTls(options);
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    socket.destroy();
    return [examined(`${publicOrigin} answers`, todoOfConnection(error))];
  }
  const certificate = examined(
    "its certificate is valid",
    socket.authorized
      ? undefined
      : `${String(socket.authorizationError)}: browsers refuse it; look at the log of the proxy`,
  );
  if (socket.alpnProtocol !== "h2") {
    socket.destroy();
    const todo =
      "switch it on at the proxy (nginx: listen 443 ssl http2): pages load slowly without it";
    return [certificate, examined(`${publicOrigin} speaks HTTP/2`, todo)];
  }
  const session = connect(publicOrigin, { createConnection: () => socket });
  try {
    return [
      certificate,
      examined(`${publicOrigin} speaks HTTP/2`),
      await examinePage(session),
      await examineAddress(session, socket),
      // Last, because a proxy that refuses it ends the connection.
      await examineUpload(session),
    ];
  } finally {
    session.destroy();
  }
}

function todoOfConnection(error: unknown): string {
  // OpenSSL's, whose message also has places in its code.
  if (error instanceof Error && "reason" in error)
    return `the proxy opens no TLS for this name (${String(error.reason)}): it may have no certificate for it, so look at its log`;
  const why = error instanceof Error ? error.message : String(error);
  return `${why}: look at the name (it must lead to this machine), the firewall (ports 80 and 443) and the proxy; some routers let no machine reach itself by its public name`;
}

async function examinePage(session: ClientHttp2Session): Promise<Examination> {
  const { status } = await ask(session, "/desk");
  const todo =
    status === 200
      ? undefined
      : `it is answered with ${String(status)}: the proxy must lead to PORT and pass on Host`;
  return examined("the desk opens at it", todo);
}

async function examineUpload(session: ClientHttp2Session): Promise<Examination> {
  // Without a session the shop refuses it, and does not wait for its end, for which a proxy may blame the shop (502).
  const { status } = await ask(session, "/desk/pictures", {
    body: Buffer.alloc(mostUploadBytes),
  });
  const isRefused = status === 413 || status === 0;
  const todo =
    "raise its limit to 12 MB (nginx: client_max_body_size 12m), so that photographs of dishes arrive";
  return examined("the proxy passes on 10 MB", isRefused ? todo : undefined);
}

async function examineAddress(
  session: ClientHttp2Session,
  socket: TLSSocket,
): Promise<Examination> {
  const what = "the shop knows customers by their own addresses";
  const { status, text } = await ask(session, "/address", {
    headers: { "x-forwarded-for": claimedAddress },
  });
  const known = text.trim();
  if (status !== 200 || isIP(known) === 0)
    return examined(what, "it cannot be asked: the proxy must lead to the shop");
  if (known === claimedAddress)
    return examined(
      what,
      "the proxy passes on what customers claim: replace X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $remote_addr)",
    );
  const isSameMachine = isLoopback(socket.localAddress ?? "");
  if (isLoopback(known) && !isSameMachine)
    return examined(
      what,
      "they all have that of the proxy: set TRUST_PROXY=loopback, and let the proxy send X-Forwarded-For",
    );
  return examined(
    isSameMachine ? "the proxy does not pass on addresses that customers claim" : what,
  );
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/u.test(address);
}

interface Ask {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Status 0: the connection was cut. */
async function ask(session: ClientHttp2Session, path: string, { headers = {}, body }: Ask = {}) {
  try {
    const stream = session.request({
      ":path": path,
      ":method": body === undefined ? "GET" : "POST",
      ...(body !== undefined && { "content-length": body.length, "sec-fetch-site": "same-origin" }),
      ...headers,
    });
    stream.setTimeout(patience, () => stream.close());
    stream.end(body);
    const [answer] = (await once(stream, "response")) as [{ ":status"?: number }];
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { status: answer[":status"] ?? 0, text: Buffer.concat(chunks).toString("utf8") };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { status: 0, text: "" };
  }
}
