import { expect, type Page } from "@playwright/test";
import { type PdfPage, pagesOfPdf } from "./pages-of-pdf.ts";

/** Of each piece, the pages and the halves of pages that it is on. */
type Places = readonly (readonly string[])[];

interface PrintedPaper {
  /** How many pieces are on the paper. */
  readonly count: number;
  readonly pages: readonly PdfPage[];
  readonly places: Places;
}

/** The PDF of a sheet as Chromium prints it. */
export async function printedPaper(page: Page, path: string, piece: string): Promise<PrintedPaper> {
  await page.goto(`/desk/paper/${path}`);
  await expect(page.locator(piece).first()).toBeVisible();
  const count = await page.evaluate(namePieces, piece);
  return paperOf(count, await page.pdf({ preferCSSPageSize: true }));
}

/**
 * Runs in the page: fills every piece of paper with links to its number, so that the PDF says where its parts are. Returns how many
 * pieces there are. Elements stay where they are: in another minute the desk puts the time of printing in the place of the one that is there.
 */
export async function namePieces(piece: string): Promise<number> {
  const pieces = [...document.querySelectorAll(piece)];
  for (const [index, each] of pieces.entries()) {
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode() !== null) found.push(texts.currentNode);
    for (const text of found) {
      if (text.parentElement?.closest("h4, h3, p, li > *") == null) continue;
      const link = document.createElement("a");
      link.href = `http://piece/${String(index)}`;
      text.parentElement.replaceChild(link, text);
      link.append(text);
    }
  }
  await document.fonts.ready;
  return pieces.length;
}

/** Reads where the pieces of a paper are from its PDF. */
export function paperOf(count: number, pdf: Buffer): PrintedPaper {
  const pages = pagesOfPdf(pdf);
  const places = new Map<string, Set<string>>();
  for (const [index, { width, links }] of pages.entries())
    for (const { address, left, height } of links) {
      // The letters of a heading reach a hair beyond its line: at the top of a page, onto the page before.
      if (height < 2) continue;
      const place = `page ${String(index + 1)}, ${left < width / 2 ? "left" : "right"} half`;
      places.set(address, (places.get(address) ?? new Set()).add(place));
    }
  return { count, pages, places: [...places.values()].map((each) => [...each]) };
}

/** The pieces that go on in another column or on another page. */
export function tornPieces(places: Places): Places {
  return places.filter((each) => each.length !== 1);
}

/** The pieces that go on on another page. They may be in both halves of it. */
export function piecesTornByPages(places: Places): Places {
  return places.filter((each) => new Set(each.map((place) => place.split(",")[0])).size !== 1);
}
