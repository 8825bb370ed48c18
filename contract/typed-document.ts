declare const shapes: unique symbol;

/** A GraphQL operation as it is sent, with the types of its variables and its result. */
export interface TypedDocument<Result, Variables> {
  readonly operationName: string;
  readonly text: string;
  readonly [shapes]?: { readonly variables: Variables; readonly result: Result };
}
