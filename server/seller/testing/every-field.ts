import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSchema, type GraphQLOutputType, getNamedType, isObjectType } from "graphql";

const schema = buildSchema(
  readFileSync(fileURLToPath(import.meta.resolve("#contract/desk.graphql")), "utf8"),
);

/** An operation that asks for a root field of the desk's API with everything below it. */
export function everyField(field: string, args: string): string {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    const found = type?.getFields()[field];
    if (type != null && found !== undefined)
      return `${type.name.toLowerCase()} { ${field}${args} ${selectionOf(found.type)} }`;
  }
  throw new Error(`the desk has no field ${field}`);
}

/** The names of all root fields. */
export function rootFields(): readonly string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
}

/** The names of all objects that root fields of the desk's API answer with. */
export function answeredTypes(fields: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (type: GraphQLOutputType): void => {
    const named = getNamedType(type);
    if (!isObjectType(named) || found.has(named.name)) return;
    found.add(named.name);
    for (const each of Object.values(named.getFields())) add(each.type);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of fields) {
      const type = root?.getFields()[field]?.type;
      if (type !== undefined) add(type);
    }
  return found;
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields());
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type)}`).join(" ")} }`;
}
