declare const shapes: unique symbol;

/** A GraphQL operation as it is sent, with the shapes of what it takes and gives. */
export interface TypedDocument<Result, Variables> {
  readonly operationName: string;
  readonly text: string;
  readonly [shapes]?: { readonly variables: Variables; readonly result: Result };
}
