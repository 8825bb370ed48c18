import { useMessages } from "#desk/language/language-context.tsx";
import { PeopleSearch } from "#desk/parts/order/people-search.tsx";
import { useKeptSearch } from "#desk/parts/page/kept-search.ts";
import { Page } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";

/** The people who ordered last, or whom a search finds. Each leads to the person. */
export function CustomersPage() {
  const { shell } = useMessages();
  const [search, setSearch] = useKeptSearch();
  return (
    <Page isText gap={0}>
      <ScreenBar title={shell.customers} />
      <PeopleSearch search={search} onSearch={setSearch} />
    </Page>
  );
}
