import { type ReactNode, useCallback, useMemo } from "react";
import { Link, Redirect, Route, useLocation, useRouter } from "wouter";
import type { BarSection } from "#desk/app/shell/section-bar.tsx";
import { Shell } from "#desk/app/shell/shell.tsx";
import { HasPageContext, useMe } from "#desk/data/session/session-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { Page } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { pages } from "./pages.tsx";

/** The page of the address, in the shell. A role has only the pages that are of use to it; the first one opens at the start. */
export function PagesOfRole() {
  const { role } = useMe().device;
  const messages = useMessages();
  const [path] = useLocation();
  const pageAt = usePages(role);
  const shown = pageAt(path);
  const start = pages.find(({ roles }) => roles.includes(role));
  if (path === "/" && shown === undefined && start !== undefined)
    return <Redirect to={start.path} replace />;
  return (
    <PagesOf role={role}>
      <Shell
        title={shown?.title(messages) ?? messages.shell.unknownPage}
        page={shown?.group ?? path}
        sections={sectionsOf(role)}
      >
        {shown === undefined ? (
          <UnknownPage />
        ) : (
          <Route path={shown.path} component={shown.page.Component} />
        )}
      </Shell>
    </PagesOf>
  );
}

/** Says to what is inside which pages a role has. */
export function PagesOf({
  role,
  children,
}: {
  readonly role: DeviceRole;
  readonly children: ReactNode;
}) {
  const pageAt = usePages(role);
  const hasPage = useCallback((href: string) => pageAt(href) !== undefined, [pageAt]);
  return <HasPageContext value={hasPage}>{children}</HasPageContext>;
}

/** Gives the page at an address below `/desk`, if the role has it. An address belongs to the first page whose pattern it matches, also if the role does not have it. */
function usePages(role: DeviceRole) {
  const { parser } = useRouter();
  // Once, and not for each link of a long list.
  const patterns = useMemo(() => pages.map(({ path }) => parser(path).pattern), [parser]);
  return useCallback(
    (href: string) => {
      const [path = ""] = href.split(/[?#]/u);
      const page = pages[patterns.findIndex((pattern) => pattern.exec(path) !== null)];
      return page?.roles.includes(role) === true ? page : undefined;
    },
    [patterns, role],
  );
}

/** What the bar shows to a role. */
export function sectionsOf(role: DeviceRole): readonly BarSection[] {
  return pages.flatMap(({ path, title, icon, roles }) =>
    icon !== undefined && roles.includes(role) ? [{ path, title, icon }] : [],
  );
}

/** At an address that is no page of the desk, or none for the role of the device. */
function UnknownPage() {
  const { shell } = useMessages();
  return (
    <Page>
      <ScreenBar title={shell.unknownPage} />
      <p>
        <Link href="">{shell.toStart}</Link>
      </p>
    </Page>
  );
}
