/**
 * Makes contract/generated/ from schema.graphql and the site's operations.
 * `--check` writes nothing and fails where a file is stale.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import {
  buildASTSchema,
  concatAST,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  visit,
} from "graphql";

const root = new URL("../", import.meta.url);
const heading =
  "// Made by `npm run generate` from contract/schema.graphql and the site's operations. Do not edit.\n";
const scalars = { ID: "string" };
const shared = { scalars, enumsAsTypes: true, immutableTypes: true, skipTypename: true };

const schema = parse(readFileSync(new URL("contract/schema.graphql", root), "utf8"));
const operations = globSync("site/**/*.graphql", { cwd: root })
  .toSorted()
  .map((location) => ({
    location,
    document: parse(readFileSync(new URL(location, root), "utf8")),
  }));

checkOperations();
const files = {
  "contract/generated/schema-types.ts": await schemaTypes(),
  "contract/generated/operations.ts": await operationTypes(),
};

let stale = 0;
for (const [path, content] of Object.entries(files)) {
  const url = new URL(path, root);
  if (!process.argv.includes("--check")) {
    writeFileSync(url, content);
  } else if (readIfThere(url) !== content) {
    stale += 1;
    process.stderr.write(`${path} is stale: run npm run generate\n`);
  }
}
process.exitCode = stale === 0 ? 0 : 1;

function checkOperations(): void {
  const all = concatAST(operations.map(({ document }) => document));
  const errors = validate(buildASTSchema(schema), all);
  if (errors.length > 0) throw new Error(errors.map(String).join("\n\n"));
}

async function schemaTypes(): Promise<string> {
  return heading + (await generate("schema-types.ts", []));
}

async function operationTypes(): Promise<string> {
  const types = await generate("operations.ts", operations);
  const constants = operations.flatMap(({ document }) =>
    document.definitions
      .filter((definition) => definition.kind === "OperationDefinition")
      .map(documentConstant),
  );
  return [
    heading,
    'import type { TypedDocument } from "#contract/typed-document.ts";\n',
    types,
    ...constants,
  ].join("\n");
}

function generate(filename: string, documents: typeof operations): Promise<string> {
  const isOperations = documents.length > 0;
  return codegen({
    filename,
    schema,
    documents: [...documents],
    config: shared,
    plugins: [isOperations ? { operations: {} } : { types: {} }],
    pluginMap: { operations: typescriptOperations, types: typescript },
  });
}

/** The operation with the fragments that it uses, as one string without ignorable characters. */
function documentConstant(operation: OperationDefinitionNode): string {
  const name = operation.name?.value;
  if (name === undefined) throw new Error("an operation has no name");
  const kind = operation.operation === "mutation" ? "Mutation" : "Query";
  const text = [operation, ...fragmentsOf(operation)].map((node) => print(node)).join("\n");
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Document`;
  return `export const ${constant}: TypedDocument<${name}${kind}, ${name}${kind}Variables> = {
  operationName: ${JSON.stringify(name)},
  text: ${JSON.stringify(stripIgnoredCharacters(text))},
};
`;
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
): FragmentDefinitionNode[] {
  const names: string[] = [];
  visit(node, { FragmentSpread: (spread) => void names.push(spread.name.value) });
  const found = names.map((name) => {
    const fragment = operations
      .flatMap(({ document }) => document.definitions)
      .find((each) => each.kind === "FragmentDefinition" && each.name.value === name);
    if (fragment?.kind !== "FragmentDefinition") throw new Error(`no fragment ${name}`);
    return fragment;
  });
  return [...new Set(found.flatMap((fragment) => [fragment, ...fragmentsOf(fragment)]))];
}

function readIfThere(url: URL): string | undefined {
  try {
    return readFileSync(url, "utf8");
  } catch {
    return undefined;
  }
}
