import { useSyncExternalStore } from "react";
import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { readMenu } from "./read-menu.ts";

/** Gives a function that finds the small picture of a dish in what the page knows of the menu; null if there is none. Never asks the server. */
export function useThumbnails(): (typeName: string, dishName: string) => string | null {
  const { client } = useGraphql();
  const { language } = useLanguage();
  const known = () =>
    client.known("FullMenu", { filter: { language } }) as FullMenuQuery | undefined;
  const answer = useSyncExternalStore(client.subscribe, known, known);
  const menu = answer === undefined ? null : readMenu(answer.fullMenu);
  return (typeName, dishName) =>
    menu
      ?.find(({ orderType }) => orderType === typeName)
      ?.dishes.find((dish) => dish.dishName === dishName)?.thumbnail ?? null;
}
