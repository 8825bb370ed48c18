interface PdfLink {
  readonly address: string;
  readonly left: number;
  readonly height: number;
}

/** A page of a PDF, in points of which 72 are an inch. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Where its links are. */
  readonly links: readonly PdfLink[];
}

/**
 * The pages of a PDF that Chromium made. It writes pages and links as plain text, so a few patterns read what a library for PDF would.
 * The caller must know how many pages and links there are at least: a pattern that finds nothing says nothing.
 */
export function pagesOfPdf(pdf: Buffer): readonly PdfPage[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/(\d+) 0 obj\s*(.*?)endobj/gsu)].map(
      ([, id = "", body = ""]) => [id, body],
    ),
  );
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/u.test(body))
    .map((body) => {
      const [, width, height] =
        /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/u.exec(body) ?? [];
      const annotations = /\/Annots\s*\[([^\]]*)\]/u.exec(body)?.[1] ?? "";
      return {
        width: Number(width),
        height: Number(height),
        links: [...annotations.matchAll(/(\d+) 0 R/gu)].flatMap(([, id = ""]) => {
          const link = objects.get(id) ?? "";
          const address = /\/URI\s*\(([^)]*)\)/u.exec(link)?.[1];
          const rectangle = /\/Rect\s*\[([^\]]*)\]/u.exec(link)?.[1]?.trim().split(/\s+/u) ?? [];
          const [left = NaN, bottom = NaN, , top = NaN] = rectangle.map(Number);
          return address === undefined ? [] : [{ address, left, height: top - bottom }];
        }),
      };
    });
}
