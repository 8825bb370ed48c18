import { Route, Switch } from "wouter";
import { useMe } from "#desk/session/session-context.tsx";
import { Shell } from "#desk/shell/shell.tsx";
import { pages } from "./pages.tsx";
import { UnknownPage } from "./unknown-page.tsx";

/** The page of the address, in the shell. A role has only the pages that are of use to it. */
export function PagesOfRole() {
  const { role } = useMe().device;
  return (
    <Shell sections={pages.filter(({ roles, isSection }) => isSection && roles.includes(role))}>
      <Switch>
        {pages
          .filter(({ roles }) => roles.includes(role))
          .map(({ path, page }) => (
            <Route key={path} path={path} component={page.Component} />
          ))}
        <Route component={UnknownPage} />
      </Switch>
    </Shell>
  );
}
