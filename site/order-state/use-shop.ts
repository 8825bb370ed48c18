import { type ShopQuery, shopDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useQuery } from "#web/graphql/graphql-context.tsx";

/** What the shop says of itself, or null from a server that says nothing: the site works without it. Suspends until that is known. */
export function useShop(): ShopQuery["shop"] | null {
  const { language } = useLanguage();
  const answer = useQuery(shopDocument, { filter: { language } });
  return answer.ok ? answer.data.shop : null;
}
