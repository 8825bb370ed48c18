import { constants, createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { copyFile, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { sha256Of, unfinishedEnd } from "#server/store/backup/back-up.ts";
import { sync } from "#server/store/files.ts";

/** A store with the interface of Amazon S3. The secret must not be logged. */
export interface S3Bucket {
  readonly kind: "s3";
  /** The origin of the store, such as `https://s3.eu-central-1.amazonaws.com`. The bucket is the first part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before the names of the files: empty, or with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the settings say that copies of backups go: another disk or a mounted share, or an S3-compatible store. */
export type CopyTo = { readonly kind: "folder"; readonly folder: string } | S3Bucket;

/** How a place is named to people: a path, or `s3://bucket/prefix`. It has no secret. */
export function nameOfPlace(to: CopyTo): string {
  return to.kind === "folder" ? to.folder : `s3://${to.bucket}/${to.prefix}`;
}

/** Where copies of backups are kept, away from the machine. Every call throws an error whose message says in one line what is wrong. */
export interface CopyPlace {
  /** The names of all files that are there. */
  readonly list: () => Promise<readonly string[]>;
  /** Stores a file completely or not at all. */
  readonly put: (file: string, name: string) => Promise<void>;
  /** Writes a file that is there to a new file of this machine. */
  readonly get: (name: string, file: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

export function openCopyPlace(to: CopyTo): CopyPlace {
  return to.kind === "folder" ? openFolder(to.folder) : openS3(to);
}

/** Milliseconds that a folder may take to name its files. A share whose machine is gone may never answer. */
const longestList = 10_000;
/** Questions that have no answer yet, by folder: each holds a thread of this process, so there is one of a folder at a time. */
const asked = new Map<string, Promise<readonly string[]>>();

/**
 * A folder, which must exist: a disk that is not mounted must not become a folder of the disk that the shop is on.
 * Errors are those of the system.
 */
export function openFolder(
  folder: string,
  read: (folder: string) => Promise<readonly string[]> = readdir,
  patience = longestList,
): CopyPlace {
  return {
    list: () => {
      const answer =
        asked.get(folder) ??
        read(folder).finally(() => {
          asked.delete(folder);
        });
      asked.set(folder, answer);
      const tooLong = wait(patience, undefined, { ref: false }).then(() => {
        throw new Error("the folder does not answer");
      });
      return Promise.race([answer, tooLong]);
    },
    put: async (file, name) => {
      const { size } = await stat(file);
      const target = join(folder, name);
      const unfinished = `${target}${unfinishedEnd}`;
      try {
        await copyFile(file, unfinished);
        await sync(unfinished, "r+");
        // A share may acknowledge a write that it lost.
        if ((await stat(unfinished)).size !== size) throw new Error("the file was cut");
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    get: (name, file) => copyFile(join(folder, name), file, constants.COPYFILE_EXCL),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Milliseconds for a short question, and for a file on a slow line. */
const [short, long] = [10_000, 30 * 60_000];
/** Parts of a list that are asked for, of a thousand names each where a store does as Amazon's: far more than copies and what else lies there. */
const mostParts = 100;
/** Bytes of such a part, and of the reason of a refusal. */
const [longestPart, longestReason] = [2 * 1_048_576, 65_536];

/**
 * A bucket of an S3-compatible store, addressed by path. What is stored is checked there by its SHA-256, and here by its size: a store is
 * somebody else's program, and nothing that it says is believed without a bound. It is never followed to another address, which would get
 * the copy.
 */
function openS3(to: S3Bucket): CopyPlace {
  const { accessKeyId, secretAccessKey, region, prefix } = to;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const bucket = `${to.endpoint}/${to.bucket}`;
  const addressOf = (name: string) => `${bucket}/${prefix}${name}`;

  const ask = async (address: string, init: RequestInit, patience = short): Promise<Response> => {
    const signal = AbortSignal.timeout(patience);
    const answer = await client
      .fetch(address, { ...init, signal, redirect: "manual" })
      .catch((error: unknown) => {
        throw new Error(`the store cannot be reached: ${causeOf(error)}`, { cause: error });
      });
    if (answer.ok) return answer;
    const target = answer.headers.get("location");
    if (target !== null && URL.canParse(target, address)) {
      await answer.body?.cancel();
      throw new Error(
        `the store sends on to ${new URL(target, address).host}, and nothing was sent there: set AWS_ENDPOINT_URL or AWS_REGION if that is its address`,
      );
    }
    const text = await textOf(answer, longestReason);
    const code = elementsOf(text, "Code")[0] ?? "";
    throw new Error(`the store refused it: ${`${String(answer.status)} ${code}`.trim()}`);
  };

  return {
    list: async () => {
      const names: string[] = [];
      const tokens = new Set<string | undefined>();
      let next: string | undefined;
      do {
        if (tokens.has(next) || tokens.size === mostParts)
          throw new Error("the store sends a list without an end");
        tokens.add(next);
        const question = new URL(bucket);
        question.search = String(
          new URLSearchParams({
            "list-type": "2",
            prefix,
            ...(next !== undefined && { "continuation-token": next }),
          }),
        );
        const text = await textOf(await ask(question.href, {}), longestPart);
        if (!text.includes("<ListBucketResult")) throw new Error("the store sent no list");
        names.push(...elementsOf(text, "Key").map((key) => key.slice(prefix.length)));
        [next] = elementsOf(text, "NextContinuationToken");
      } while (next !== undefined);
      return names;
    },

    put: async (file, name) => {
      // The store compares what it got with this.
      const headers = { "x-amz-content-sha256": await sha256Of(createReadStream(file)) };
      const body = await openAsBlob(file);
      await ask(addressOf(name), { method: "PUT", headers, body }, long);
      const kept = await ask(addressOf(name), { method: "HEAD" });
      const size = kept.headers.get("content-length") ?? "an unknown number";
      if (size === String(body.size)) return;
      // Its name would count.
      await ask(addressOf(name), { method: "DELETE" });
      throw new Error(`the store kept ${size} of ${String(body.size)} bytes`);
    },

    get: async (name, file) => {
      const { body, headers } = await ask(addressOf(name), {}, long);
      if (body === null) throw new Error("the store sent nothing");
      // An answer with a length ends there, unless it is packed.
      const length = headers.has("content-encoding") ? null : headers.get("content-length");
      const size = Number(length ?? Number.NaN);
      const { bavail, bsize } = await statfs(dirname(file));
      if (!(size < (bavail * bsize) / 2)) {
        await body.cancel();
        throw new Error(
          Number.isNaN(size)
            ? `the store does not say how many bytes ${name} has`
            : `${name} would take more than half of the space that is left in ${dirname(file)}`,
        );
      }
      await pipeline(Readable.fromWeb(body), createWriteStream(file, { flags: "wx", mode: 0o600 }));
    },

    remove: async (name) => {
      await ask(addressOf(name), { method: "DELETE" });
    },
  };
}

/** The text of an answer, which is given up if it has more bytes than `most`. */
async function textOf(answer: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | undefined = answer.body ?? undefined;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) throw new Error("the store sends an answer without an end");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
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
