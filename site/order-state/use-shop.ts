import { type ShopQuery, shopDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { nothingFrom } from "#web/graphql/answer-cache.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";

/**
 * The settings of the shop, or null if the server does not have them; the site works without them. Undefined as long as the server does not
 * answer. Suspends until the answer has arrived.
 */
export function useShop(): ShopQuery["shop"] | null | undefined {
  const { shopLanguage: language } = useLanguage();
  const answer = useQuery(shopDocument, { filter: { language } });
  return answer.ok ? answer.data.shop : nothingFrom(answer);
}
