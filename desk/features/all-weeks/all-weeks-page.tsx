import { Suspense, useDeferredValue, useState } from "react";
import { allWeeksTexts } from "#desk/language/all-weeks-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { Page, Text } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { FoundOrders } from "./found-orders.tsx";
import { WeeksOfYear } from "./week-list.tsx";

/** All weeks since the first order, and a search over their orders. */
export function AllWeeksPage() {
  const { shell } = useMessages();
  const texts = useTexts(allWeeksTexts);
  const [search, setSearch] = useState(keptSearch);
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  return (
    <Page width={44} gap={3}>
      <ScreenBar title={shell.allWeeks} />
      <Text tone="soft">{texts.intro}</Text>
      <SearchField
        label={texts.search}
        value={search}
        onSearch={(typed) => {
          keepSearch(typed);
          setSearch(typed);
        }}
        found={searched === "" ? "" : found}
      />
      <Suspense fallback={<Loading texts={shell} />}>
        {searched === "" ? <WeeksOfYear /> : <FoundOrders search={searched} onFound={setFound} />}
      </Suspense>
    </Page>
  );
}

const property = "searchOfAllWeeks";

/** What was searched when an order was opened. It is in the entry of the history and not in the address, which servers log. */
function keptSearch(): string {
  // Tests render the page to HTML, without a browser.
  const { history: entries } = globalThis as Partial<typeof globalThis>;
  const kept = entries?.state as { readonly [property]?: string } | null | undefined;
  return kept?.[property] ?? "";
}

function keepSearch(search: string): void {
  history.replaceState({ ...(history.state as object | null), [property]: search }, "");
}
