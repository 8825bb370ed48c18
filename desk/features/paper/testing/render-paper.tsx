import { Route } from "wouter";
import type { DeviceRole } from "#contract/generated/desk-operations.ts";
import { PaperPage } from "#desk/features/paper/paper-page.tsx";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import type { DeskWeek } from "#desk/week-store/week-context.tsx";

/** The page of a sheet in HTML. `sheet` may have a query string: `slips?only=changed`. */
export function renderPaper(
  sheet: string,
  desk: { readonly week?: DeskWeek; readonly role?: DeviceRole } = {},
): string {
  const page = <Route path="/paper/:sheet" component={PaperPage} />;
  return renderInDesk("he", page, { ...desk, path: `/paper/${sheet}` });
}
