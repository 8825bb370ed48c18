import type { Execute, ExecuteOptions } from "#web/graphql/execute.ts";

interface Call {
  readonly operationName: string;
  readonly variables: unknown;
  readonly options: ExecuteOptions | undefined;
}

/** Records every operation before it is executed. */
export function watchCalls(execute: Execute): {
  readonly execute: Execute;
  readonly calls: Call[];
} {
  const calls: Call[] = [];
  return {
    calls,
    execute: (document, variables, options) => {
      calls.push({ operationName: document.operationName, variables, options });
      return execute(document, variables, options);
    },
  };
}
