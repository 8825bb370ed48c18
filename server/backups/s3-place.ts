import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { sha256Of } from "#server/store/backup/back-up.ts";
import type { CopyPlace, S3Bucket } from "./copy-place.ts";

/** Milliseconds for a short question, and for a file on a slow line. */
const [short, long] = [10_000, 30 * 60_000];
/** Characters of an answer's text that are read for its reason. */
const longestReason = 2_000;

/** A bucket of an S3-compatible store, addressed by path. What is stored is checked there by its SHA-256. */
export function openS3(to: S3Bucket): CopyPlace {
  const { accessKeyId, secretAccessKey, region, prefix } = to;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const bucket = `${to.endpoint}/${to.bucket}`;
  const addressOf = (name: string) => `${bucket}/${prefix}${name}`;

  const ask = async (address: string, init: RequestInit, patience = short): Promise<Response> => {
    const signal = AbortSignal.timeout(patience);
    const answer = await client.fetch(address, { ...init, signal }).catch((error: unknown) => {
      throw new Error(`the store cannot be reached: ${causeOf(error)}`, { cause: error });
    });
    if (answer.ok) return answer;
    const text = (await answer.text()).slice(0, longestReason);
    const code = elementsOf(text, "Code")[0] ?? "";
    throw new Error(`the store refused it: ${`${String(answer.status)} ${code}`.trim()}`);
  };

  return {
    list: async () => {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const question = new URL(bucket);
        question.search = String(
          new URLSearchParams({
            "list-type": "2",
            prefix,
            ...(next !== undefined && { "continuation-token": next }),
          }),
        );
        const text = await (await ask(question.href, {})).text();
        if (!text.includes("<ListBucketResult")) throw new Error("the store sent no list");
        names.push(...elementsOf(text, "Key").map((key) => key.slice(prefix.length)));
        [next] = elementsOf(text, "NextContinuationToken");
      } while (next !== undefined);
      return names;
    },

    put: async (file, name) => {
      // The store compares what it got with this.
      const headers = { "x-amz-content-sha256": await sha256Of(createReadStream(file)) };
      await ask(addressOf(name), { method: "PUT", headers, body: await openAsBlob(file) }, long);
    },

    get: async (name, file) => {
      const { body } = await ask(addressOf(name), {}, long);
      if (body === null) throw new Error("the store sent nothing");
      await pipeline(Readable.fromWeb(body), createWriteStream(file, { flags: "wx", mode: 0o600 }));
    },

    remove: async (name) => {
      await ask(addressOf(name), { method: "DELETE" });
    },
  };
}

/** The texts of the elements of a name in the XML of the store, which nests none of these in themselves. */
function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "gu"))].map(([, text = ""]) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  );
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
