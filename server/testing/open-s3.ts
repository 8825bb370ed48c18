import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
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
  fail: { readonly status: number; readonly code: string } | "cut" | undefined;
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
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (store.fail === "cut") {
      response.destroy();
      return;
    }
    const refused = store.fail ?? (await whyRefused(request, body));
    if (refused !== undefined) {
      response.writeHead(refused.status).end(`<Error><Code>${refused.code}</Code></Error>`);
      return;
    }
    const url = new URL(request.url ?? "/", store.to.endpoint);
    const key = url.pathname.slice(`/${store.to.bucket}/`.length);
    if (url.searchParams.has("list-type")) response.end(list(url.searchParams));
    else if (request.method === "PUT") {
      store.objects.set(key, body);
      response.end();
    } else if (request.method === "DELETE") {
      store.objects.delete(key);
      response.writeHead(204).end();
    } else response.end(store.objects.get(key));
  }

  function list(asked: URLSearchParams): string {
    const from = Number(asked.get("continuation-token") ?? 0);
    const keys = [...store.objects.keys()]
      .filter((key) => key.startsWith(asked.get("prefix") ?? ""))
      .toSorted();
    const part = keys.slice(from, from + keysInPart);
    const next = from + part.length;
    const more =
      next < keys.length ? `<NextContinuationToken>${String(next)}</NextContinuationToken>` : "";
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
