import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { AwsV4Signer } from "aws4fetch";
import { onTestFinished } from "vitest";
import type { S3Bucket } from "#server/backups/copy-place.ts";

/** So that a list has several parts. */
const keysInPart = 3;

/** A store with the interface of Amazon S3, as far as backups use it. It checks signatures and checksums. */
export interface TestS3 {
  readonly to: S3Bucket;
  readonly objects: Map<string, Buffer>;
  /** Answers every call with this instead, or breaks the connection. */
  fail:
    | { readonly status: number; readonly code: string; readonly location?: string }
    | "cut"
    | undefined;
  /** What it does worse than it says. */
  fault:
    | { readonly kind: "keeps"; readonly bytes: number }
    /** Each part of a list has the same token for the next one, or another one. */
    | { readonly kind: "endless list"; readonly token: "same" | "other" }
    | { readonly kind: "endless part" | "hidden length" | "packed" }
    | undefined;
  /** How many calls it had. */
  calls: number;
}

/** Opens such a store for the running test. */
export async function openTestS3(prefix: string): Promise<TestS3> {
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const store: TestS3 = {
    to: {
      kind: "s3",
      endpoint: `http://127.0.0.1:${String(port)}`,
      region: "us-east-1",
      bucket: "shop-backups",
      prefix,
      accessKeyId: "test-key-id",
      secretAccessKey: "test-secret",
    },
    objects: new Map(),
    fail: undefined,
    fault: undefined,
    calls: 0,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    store.calls += 1;
    if (store.fail === "cut") {
      response.destroy();
      return;
    }
    const refused = store.fail ?? (await whyRefused(request, body));
    if (refused !== undefined) {
      const to = "location" in refused ? { location: refused.location } : {};
      response.writeHead(refused.status, to).end(`<Error><Code>${refused.code}</Code></Error>`);
      return;
    }
    const { fault } = store;
    const url = new URL(request.url ?? "/", store.to.endpoint);
    const key = url.pathname.slice(`/${store.to.bucket}/`.length);
    if (url.searchParams.has("list-type")) {
      if (fault?.kind === "endless part") {
        const more = () => {
          while (!response.destroyed && response.write("<Contents><Key>shop</Key></Contents>"));
        };
        response.on("drain", more);
        more();
      } else response.end(list(url.searchParams));
    } else if (request.method === "PUT") {
      store.objects.set(key, fault?.kind === "keeps" ? body.subarray(0, fault.bytes) : body);
      response.end();
    } else if (request.method === "HEAD") {
      const kept = store.objects.get(key);
      response.writeHead(kept ? 200 : 404, { "content-length": kept?.length ?? 0 }).end();
    } else if (request.method === "DELETE") {
      store.objects.delete(key);
      response.writeHead(204).end();
    } else if (fault?.kind === "packed") {
      response.setHeader("content-encoding", "gzip");
      response.end(gzipSync(store.objects.get(key) ?? ""));
    } else if (fault?.kind === "hidden length") {
      response.write(store.objects.get(key));
      response.end();
    } else response.end(store.objects.get(key));
  }

  function list(asked: URLSearchParams): string {
    const from = Number(asked.get("continuation-token") ?? 0);
    const keys = [...store.objects.keys()]
      .filter((key) => key.startsWith(asked.get("prefix") ?? ""))
      .toSorted();
    const part = keys.slice(from, from + keysInPart);
    const isEndless = store.fault?.kind === "endless list";
    const next =
      store.fault?.kind === "endless list" && store.fault.token === "same"
        ? from
        : from + part.length;
    const more =
      isEndless || next < keys.length
        ? `<NextContinuationToken>${String(next)}</NextContinuationToken>`
        : "";
    const contents = part.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
    return `<?xml version="1.0"?><ListBucketResult>${more}${contents}</ListBucketResult>`;
  }

  async function whyRefused({ method = "GET", url, headers }: IncomingMessage, body: Buffer) {
    const { endpoint, accessKeyId, secretAccessKey, region } = store.to;
    const hash = headers["x-amz-content-sha256"];
    const signed = await new AwsV4Signer({
      method,
      url: `${endpoint}${url ?? ""}`,
      headers: { "x-amz-content-sha256": String(hash) },
      datetime: String(headers["x-amz-date"]),
      service: "s3",
      accessKeyId,
      secretAccessKey,
      region,
    }).authHeader();
    if (headers.authorization !== signed) return { status: 403, code: "SignatureDoesNotMatch" };
    const isSame = hash === createHash("sha256").update(body).digest("hex");
    if (method === "PUT" && !isSame) return { status: 400, code: "XAmzContentSHA256Mismatch" };
    return undefined;
  }
  return store;
}
