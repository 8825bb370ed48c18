import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/**
 * Limits of one operation. GraphiQL's introspection, the deepest legitimate one, needs depth 15. The site asks for the menu in both
 * languages at once, so a root field may occur twice.
 */
const most = { depth: 16, aliases: 30, sameRootField: 2 } as const;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
}

/**
 * A validation rule that limits the depth of an operation, its aliases and its root fields (one for a mutation, each at most twice
 * for a query). A fragment
 * counts at each place where it is spread.
 */
export function limitRule(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, Measure>();

  const measureFragment = (fragment: FragmentDefinitionNode): Measure => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known !== undefined) return known;
    // Another rule rejects fragment cycles; this entry makes the recursion end.
    measured.set(name, { depth: 0, aliases: 0 });
    const measure = measureSelections(fragment.selectionSet);
    measured.set(name, measure);
    return measure;
  };

  const measureSelections = ({ selections }: SelectionSetNode): Measure =>
    selections
      .map((selection): Measure => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = context.getFragment(selection.name.value);
          return fragment ? measureFragment(fragment) : { depth: 0, aliases: 0 };
        }
        const below = selection.selectionSet
          ? measureSelections(selection.selectionSet)
          : { depth: 0, aliases: 0 };
        if (selection.kind === Kind.INLINE_FRAGMENT) return below;
        return { depth: below.depth + 1, aliases: below.aliases + (selection.alias ? 1 : 0) };
      })
      .reduce(
        (sum, { depth, aliases }) => ({
          depth: Math.max(sum.depth, depth),
          aliases: sum.aliases + aliases,
        }),
        { depth: 0, aliases: 0 },
      );

  return {
    OperationDefinition: (operation) => {
      const { depth, aliases } = measureSelections(operation.selectionSet);
      const refuse = (what: string) => {
        context.reportError(
          new GraphQLError(`The operation has too many ${what}.`, { nodes: operation }),
        );
      };
      if (depth > most.depth) refuse("levels");
      if (aliases > most.aliases) refuse("aliases");
      const names = rootFieldNames(context, operation);
      if (operation.operation === "mutation" && names.length > 1) refuse("root fields");
      for (const name of new Set(names)) {
        if (names.filter((each) => each === name).length > most.sameRootField)
          refuse(`fields "${name}"`);
      }
    },
  };
}

/** A fragment that is spread twice at the root adds nothing, since its fields are the same. */
function rootFieldNames(
  context: ValidationContext,
  operation: OperationDefinitionNode,
): readonly string[] {
  const visited = new Set<string>();
  const namesIn = ({ selections }: SelectionSetNode): readonly string[] =>
    selections.flatMap((selection) => {
      const name = selection.kind === Kind.INLINE_FRAGMENT ? "" : selection.name.value;
      if (selection.kind === Kind.FIELD) return name === "__typename" ? [] : [name];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      const fragment = visited.has(name) ? undefined : context.getFragment(name);
      visited.add(name);
      return fragment ? namesIn(fragment.selectionSet) : [];
    });
  return namesIn(operation.selectionSet);
}
