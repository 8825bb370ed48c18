import { Link, matchRoute, Redirect, Route, useLocation, useRouter } from "wouter";
import type { BarSection } from "#desk/app/shell/section-bar.tsx";
import { Shell } from "#desk/app/shell/shell.tsx";
import { useMe } from "#desk/data/session/session-context.tsx";
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
  const { parser } = useRouter();
  const own = pages.filter(({ roles }) => roles.includes(role));
  const shown = own.find((page) => matchRoute(parser, page.path, path)[0]);
  const [start] = own;
  if (path === "/" && shown === undefined && start !== undefined)
    return <Redirect to={start.path} replace />;
  return (
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
