import { useEffect } from "react";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { followAvailability } from "./reload-availability.ts";

/** Asks what is sold out when this is first rendered and in each language, see `followAvailability`. For code that is loaded after hydration. */
export function useFollowedAvailability(): void {
  const { client } = useGraphql();
  const { language } = useLanguage();
  useEffect(() => void followAvailability(client, language), [client, language]);
}
