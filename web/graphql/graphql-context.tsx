import { createContext, use, useSyncExternalStore } from "react";
import type { TypedDocument } from "#contract/typed-document.ts";
import type { QueryAnswer } from "./answer-cache.ts";
import type { Execute } from "./execute.ts";
import type { GraphqlClient } from "./graphql-client.ts";

interface Graphql {
  readonly client: GraphqlClient;
  readonly execute: Execute;
}

export const GraphqlContext = createContext<Graphql | undefined>(undefined);

export function useGraphql(): Graphql {
  const graphql = use(GraphqlContext);
  if (graphql === undefined) throw new Error("no GraphQL provider");
  return graphql;
}

/** The answer of a query. Suspends until it has arrived; a failed query does not throw. */
export function useQuery<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): QueryAnswer<Result> {
  const { client } = useGraphql();
  const read = () => client.read(document, variables);
  return use(useSyncExternalStore(client.subscribe, read, read));
}
