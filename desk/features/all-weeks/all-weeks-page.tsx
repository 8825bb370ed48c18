import { Suspense, useDeferredValue, useState } from "react";
import { allWeeksTexts } from "#desk/language/all-weeks-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { useKeptSearch } from "#desk/parts/order/kept-search.ts";
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
  const [search, setSearch] = useKeptSearch();
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  return (
    <Page width={44} gap={3}>
      <ScreenBar title={shell.allWeeks} />
      <Text tone="soft">{texts.intro}</Text>
      <SearchField
        label={texts.search}
        value={search}
        onSearch={setSearch}
        found={searched === "" ? "" : found}
      />
      <Suspense fallback={<Loading texts={shell} />}>
        {searched === "" ? <WeeksOfYear /> : <FoundOrders search={searched} onFound={setFound} />}
      </Suspense>
    </Page>
  );
}
