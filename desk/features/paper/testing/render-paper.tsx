import { vi } from "vitest";
import { Route } from "wouter";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import type { PageControl } from "#desk/features/paper/page-rules.ts";
import { PaperPage } from "#desk/features/paper/paper-page.tsx";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import type { Language } from "#domain/language/language.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { inBrowser } from "./in-browser.ts";

interface PaperDesk {
  readonly week?: DeskWeek;
  readonly role?: DeviceRole;
  /** Of the desk, not of the paper. */
  readonly language?: Language;
  readonly control?: PageControl;
  /** What the device keeps in local storage. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** The page of a sheet in HTML. `sheet` may have a query string: `slips?only=changed`. */
export function renderPaper(
  sheet: string,
  { language = "he", control = "each-page", kept = {}, ...desk }: PaperDesk = {},
): string {
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept[key] ?? null });
  const page = <Route path="/paper/:sheet" component={PaperPage} />;
  return inBrowser(control, () =>
    renderInDesk(language, page, { ...desk, path: `/paper/${sheet}` }),
  );
}
