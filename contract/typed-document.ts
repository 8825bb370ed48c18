declare const shapes: unique symbol;

/** A GraphQL operation as it is sent, with the types of its variables and its result. */
export interface TypedDocument<Result, Variables> {
  readonly operationName: string;
  readonly text: string;
  /** By what an answer is known together with its variables, where the name is not enough: texts of one name that ask for something else. */
  readonly key?: string;
  readonly [shapes]?: { readonly variables: Variables; readonly result: Result };
}
