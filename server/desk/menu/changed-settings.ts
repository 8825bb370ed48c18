import type { Catalogue, Shop } from "#domain/catalogue/catalogue.ts";

/** Whom customers pay, and where their orders and questions go: what a stolen session must not change. */
const guarded: ReadonlySet<string> = new Set<keyof Shop<unknown>>([
  "contactAddress",
  "payment",
  "whatsapp",
]);

/** The names of the settings of the shop that differ; not the decisions about weeks, which have events of their own. */
export function changedSettings(before: Catalogue, after: Catalogue): readonly string[] {
  const { exceptions: _, earlierDeadlines: __, ...shop } = after.shop;
  const beforehand: Readonly<Record<string, unknown>> = { ...before.shop };
  return Object.entries(shop).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(beforehand[name]) ? [] : name,
  );
}

export function needsConfirmation(settings: readonly string[]): boolean {
  return settings.some((name) => guarded.has(name));
}
