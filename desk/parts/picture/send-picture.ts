import type {
  PictureRefusal,
  PictureRefusalCode,
  UploadedPicture,
} from "#contract/wire/desk-pictures.ts";

/** Why there is no picture: the server refused the photograph, the browser cannot read it, or there was no answer. */
export type PictureProblem = PictureRefusalCode | "UNREADABLE_HERE" | "UNREACHABLE";

export type PictureOutcome =
  | { readonly kind: "sent"; readonly picture: UploadedPicture }
  | { readonly kind: "problem"; readonly problem: PictureProblem }
  | { readonly kind: "cancelled" };

interface SendOptions {
  readonly signal: AbortSignal;
  /** Gets the part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Milliseconds: photographs wait for each other at the server, and a phone sends slowly. */
const timeout = 90_000;

/** Sends a photograph. Never rejects. `fetch` cannot say how much has been sent. */
export function sendPicture(
  photograph: Blob,
  { signal, onProgress }: SendOptions,
): Promise<PictureOutcome> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const fail = () => resolve({ kind: "problem", problem: "UNREACHABLE" });
    call.open("POST", "/desk/pictures");
    call.timeout = timeout;
    call.responseType = "json";
    call.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    call.addEventListener("load", () => resolve(outcomeOf(call.status, call.response)));
    call.addEventListener("error", fail);
    call.addEventListener("timeout", fail);
    call.addEventListener("abort", () => resolve({ kind: "cancelled" }));
    signal.addEventListener("abort", () => call.abort());
    call.setRequestHeader("content-type", "image/jpeg");
    call.send(photograph);
  });
}

/** What an answer says. A proxy may answer in the server's place, with a page. */
export function outcomeOf(status: number, answer: unknown): PictureOutcome {
  const { image, thumbnail, code } = (answer ?? {}) as Partial<UploadedPicture & PictureRefusal>;
  if (status === 200 && image !== undefined && thumbnail !== undefined)
    return { kind: "sent", picture: { image, thumbnail } };
  if (code !== undefined) return { kind: "problem", problem: code };
  return { kind: "problem", problem: status === 413 ? "PICTURE_TOO_LARGE" : "UNREACHABLE" };
}
