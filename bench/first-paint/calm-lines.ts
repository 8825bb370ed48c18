import type { Browser } from "@playwright/test";
import { atMost, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { type CalmVisit, calmVisit } from "./calm-visit.ts";
import { codeOfThePage } from "./code-of-the-page.ts";
import type { Sides } from "./open-sides.ts";
import { type Cart, carts, describe, occasions, openProfiles } from "./visits.ts";

interface Named extends CalmVisit {
  readonly name: string;
  readonly html: string;
  readonly isReturn: boolean;
  readonly cart: Cart;
}

/** What a visit loads and moves while nobody touches it; the worst of all occasions counts. */
export async function calmLines(
  browser: Browser,
  sides: Sides,
  { say }: BenchOptions,
): Promise<readonly BenchLine[]> {
  const visits: Named[] = [];
  for (const occasion of occasions) {
    for (const cart of carts) {
      const visitor = sides[occasion.language].visitors[cart];
      const name = describe(occasion, cart);
      say(`untouched: ${name}`);
      const html = await (
        await fetch(visitor.address, { headers: { cookie: `language=${occasion.language}` } })
      ).text();
      const profiles = await openProfiles(browser, visitor, occasion.isReturn);
      const visit = await profiles.use((context) => calmVisit(context, visitor, true));
      await profiles.close();
      visits.push({ ...visit, name, html, isReturn: occasion.isReturn, cart });
    }
  }
  const first = visits.filter(({ isReturn }) => !isReturn);
  return [
    ...steadiness(visits),
    ...weights(
      first.filter(({ cart }) => cart === "empty"),
      first.filter(({ cart }) => cart === "full"),
    ),
    ...pictureLines(first),
  ];
}

function steadiness(visits: readonly Named[]): readonly BenchLine[] {
  return [
    worst("layout shift (CLS), the worst of the 8 kinds of visits", 0, "shift", visits, (visit) => [
      visit.shift,
      visit.moved.join("; "),
    ]),
    worst(
      "changes of the document by hydration, beside what it says of the cart",
      0,
      "changes",
      visits,
      (visit) => [visit.changes.length, visit.changes.slice(0, 2).join("; ")],
    ),
    worst("GraphQL calls of a visit of the menu", 0, "calls", visits, ({ resources }) => [
      resources.filter(({ kind }) => kind === "call").length,
      "",
    ]),
    worst(
      "requests that hold up the first painting, beside the document's",
      0,
      "requests",
      visits,
      ({ resources }) => {
        const blocking = resources.filter(({ isBlocking }) => isBlocking);
        return [blocking.length, blocking.map(({ path }) => path).join(", ")];
      },
    ),
  ];
}

/** A first visit with a full cart hardly happens, as the cart lives in the tab that filled it; what it needs more is named beside. */
function weights(visits: readonly Named[], withCart: readonly Named[]): readonly BenchLine[] {
  const most = Math.max(...withCart.map((visit) => kilobytes(scriptsOf(visit).ofPage)));
  return [
    worst("scripts of the first visit, brotli", 75, "kB", visits, (visit) => {
      const { ofPage, ahead } = scriptsOf(visit);
      return [
        kilobytes(ofPage),
        `${ofPage.length} files; ${kilobytes(ahead).toFixed(1)} kB in ${ahead.length} more are loaded ahead of their use; ${most.toFixed(1)} kB where a cart has to be read`,
      ];
    }),
    worst("document of the menu, brotli", 14, "kB", visits, ({ documentBytes }) => [
      documentBytes / 1_000,
      "",
    ]),
  ];
}

function scriptsOf({ html, resources }: Named) {
  const scripts = resources.filter(({ kind }) => kind === "script");
  const needed = codeOfThePage(
    html,
    scripts.map(({ path }) => path),
  );
  return {
    ofPage: scripts.filter(({ path }) => needed.has(path)),
    ahead: scripts.filter(({ path }) => !needed.has(path)),
  };
}

function pictureLines(visits: readonly Named[]): readonly BenchLine[] {
  return [
    worst(
      "pictures loaded though they lie more than two windows below sight",
      0,
      "pictures",
      visits,
      (visit) => {
        const loaded = visit.pictures.filter(({ isLoaded }) => isLoaded);
        const bytes = kilobytes(visit.resources.filter(({ kind }) => kind === "picture"));
        return [
          loaded.filter(({ screensBelow }) => screensBelow > 2).length,
          `${loaded.length} of ${visit.pictures.length} are loaded before any scrolling, ${bytes.toFixed(1)} kB`,
        ];
      },
    ),
    worst("pictures without width and height", 0, "pictures", visits, ({ pictures }) => [
      pictures.filter(({ hasDimensions }) => !hasDimensions).length,
      "",
    ]),
  ];
}

function worst(
  goal: string,
  limit: number,
  unit: string,
  visits: readonly Named[],
  figure: (visit: Named) => readonly [measured: number, detail: string],
): BenchLine {
  const figures = visits.map((visit) => ({ visit, figure: figure(visit) }));
  const [most] = figures.toSorted((a, b) => b.figure[0] - a.figure[0]);
  if (most === undefined) throw new Error("nothing was visited");
  const [measured, said] = most.figure;
  const detail = [measured > limit ? most.visit.name : "", said]
    .filter((part) => part !== "")
    .join(": ");
  return { goal, limit: atMost(limit), measured, unit, ...(detail !== "" && { detail }) };
}

function kilobytes(resources: readonly { readonly bytes: number }[]): number {
  return resources.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
}
