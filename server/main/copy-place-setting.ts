import type { CopyTo } from "#server/backups/copy-to.ts";
import { OperatorProblem } from "./operator-problem.ts";

const s3Place = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>[A-Za-z0-9/_.-]*))?$/u;

/** Whether `BACKUP_TO` can be one: the path of a folder, or `s3://bucket/prefix`. */
export function isCopyPlace(text: string): boolean {
  return s3Place.test(text) || !/^[a-z0-9]+:\/\//iu.test(text);
}

interface CopySettings {
  readonly BACKUP_TO?: string | undefined;
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
  readonly AWS_REGION: string;
  readonly AWS_ENDPOINT_URL?: string | undefined;
}

/** The place that the settings name. Throws an `OperatorProblem` if it is a store without a key. */
export function copyToOf(set: CopySettings): CopyTo | undefined {
  const { BACKUP_TO: place } = set;
  if (place === undefined) return undefined;
  const parts = s3Place.exec(place)?.groups;
  if (parts === undefined) return { kind: "folder", folder: place };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new OperatorProblem(
      "BACKUP_TO is a store, which needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
    );
  const { bucket = "", prefix = "" } = parts;
  const region = set.AWS_REGION;
  return {
    kind: "s3",
    endpoint: set.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`,
    accessKeyId,
    secretAccessKey,
  };
}
