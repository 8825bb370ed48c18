import { constants, inflateSync } from "node:zlib";

interface PdfLink {
  readonly address: string;
  readonly left: number;
  readonly height: number;
}

/** A page of a PDF, in points (72 to an inch). */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Where its links are. */
  readonly links: readonly PdfLink[];
}

/**
 * The pages of a PDF that Chromium or Firefox made, in their order. A few patterns read what a library for PDF would: Chromium writes
 * pages and links as plain text, Firefox packs them into compressed streams. The caller must know how many pages and links there are
 * at least: a pattern that finds nothing says nothing.
 */
export function pagesOfPdf(pdf: Buffer): readonly PdfPage[] {
  const objects = objectsOf(pdf);
  const object = (id: string | undefined) => objects.get(id ?? "") ?? "";
  const pages = [...objects.values()]
    .filter((body) => /\/Type\s*\/Pages\b/u.test(body))
    .flatMap((body) => references(/\/Kids\s*\[([^\]]*)\]/u.exec(body)?.[1]))
    .map(object)
    .filter((body) => /\/Type\s*\/Page\b/u.test(body));
  return pages.map((body) => {
    const [, width, height] =
      mediaBox.exec(body) ?? mediaBox.exec(object(/\/Parent\s+(\d+) 0 R/u.exec(body)?.[1])) ?? [];
    const annotations =
      /\/Annots\s*\[([^\]]*)\]/u.exec(body)?.[1] ?? object(/\/Annots\s+(\d+) 0 R/u.exec(body)?.[1]);
    return {
      width: Number(width),
      height: Number(height),
      links: references(annotations).flatMap((id) => {
        const link = object(id);
        const address = /\/URI\s*\(([^)]*)\)/u.exec(link)?.[1];
        const rectangle = /\/Rect\s*\[([^\]]*)\]/u.exec(link)?.[1]?.trim().split(/\s+/u) ?? [];
        const [left = NaN, bottom = NaN, , top = NaN] = rectangle.map(Number);
        return address === undefined ? [] : [{ address, left, height: top - bottom }];
      }),
    };
  });
}

const mediaBox = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/u;

function references(list = ""): readonly string[] {
  return [...list.matchAll(/(\d+) 0 R/gu)].map(([, id = ""]) => id);
}

/** Every object of the file by its number, also those that are packed into a stream of objects. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, string> {
  const written = [...pdf.toString("latin1").matchAll(/(\d+) 0 obj\s*(.*?)endobj/gsu)].map(
    ([, id = "", body = ""]) => [id, body] as const,
  );
  const packed = written.flatMap(([, body]) => {
    const data = /\/Type\s*\/ObjStm.*?stream\r?\n(.*)$/su.exec(body)?.[1];
    return data === undefined ? [] : unpack(data, Number(/\/First\s+(\d+)/u.exec(body)?.[1]));
  });
  return new Map([...written, ...packed]);
}

/** A stream of objects begins with the number and the place of each of them; `first` is where place 0 is. */
function unpack(data: string, first: number): readonly (readonly [string, string])[] {
  // What follows the compressed data is not part of it.
  const text = inflateSync(Buffer.from(data, "latin1"), {
    finishFlush: constants.Z_SYNC_FLUSH,
  }).toString("latin1");
  const heads = [...text.slice(0, first).matchAll(/(\d+)\s+(\d+)/gu)];
  return heads.map(([, id = "", place = ""], index) => {
    const next = heads[index + 1]?.[2];
    const end = next === undefined ? undefined : first + Number(next);
    return [id, text.slice(first + Number(place), end)];
  });
}
