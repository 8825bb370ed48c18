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
