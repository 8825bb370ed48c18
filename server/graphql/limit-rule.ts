import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

/** What one operation may ask at most; GraphiQL's introspection, the deepest honest one, needs depth 15. */
const most = { depth: 16, aliases: 30, rootFields: 10 } as const;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
}

/**
 * A validation rule: bounds how deep an operation goes, how often it asks for the same under other names, and how many root
 * fields it has, one for a mutation. Fragments count at each place where they are spread.
 */
export function limitRule(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, Measure>();

  const measureFragment = (fragment: FragmentDefinitionNode): Measure => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment that reaches itself is refused by another rule; here it must only come to an end.
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
      const rootFields = countRootFields(context, operation);
      if (rootFields > (operation.operation === "mutation" ? 1 : most.rootFields))
        refuse("root fields");
    },
  };
}

function countRootFields(context: ValidationContext, operation: OperationDefinitionNode): number {
  const visited = new Set<string>();
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === "__typename" ? sum : sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const name = selection.name.value;
      const fragment = visited.has(name) ? undefined : context.getFragment(name);
      visited.add(name);
      return fragment ? sum + count(fragment.selectionSet) : sum;
    }, 0);
  return count(operation.selectionSet);
}
