import {
  type CallExpression,
  type Identifier,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isStringLiteral,
  isTypeNode,
  type Node,
} from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

/** A name of the language or of a browser that code uses. */
export interface UsedApi {
  readonly file: string;
  /** The interface that declares it as TypeScript calls it, or "" for a global. */
  readonly owner: string;
  readonly name: string;
}

/** Declarations of the language and of browsers, which come with TypeScript. */
const ofLanguage = /\/lib\.[^/]+\.d\.ts$/u;

/**
 * What the sources of TypeScript projects use of the language and of browsers, also in calls of values: TypeScript knows of which
 * interface a method is. Events that are listened to have the owner "event". `isWanted` chooses among the paths of the sources.
 */
export function usedApis(
  projects: readonly string[],
  isWanted: (path: string) => boolean,
): readonly UsedApi[] {
  const compiler = new API();
  try {
    return projects.flatMap((path) => {
      const project = compiler.updateSnapshot({ openProjects: [path] }).getProject(path);
      if (project === undefined) throw new Error(`TypeScript does not open ${path}`);
      return project.program
        .getSourceFileNames()
        .filter(isWanted)
        .flatMap((file) => {
          const source = project.program.getSourceFile(file);
          const { names, events } = source === undefined ? nothing : namesIn(source);
          const symbols = project.checker.getSymbolAtLocation(names);
          const apis = symbols.flatMap((symbol) =>
            symbol?.declarations.some((each) => ofLanguage.test(each.path)) === true
              ? [{ file, owner: symbol.getParent()?.name ?? "", name: symbol.name }]
              : [],
          );
          return [...apis, ...events.map((name) => ({ file, owner: "event", name }))];
        });
    });
  } finally {
    compiler.close();
  }
}

const nothing = { names: [], events: [] };

/** All names outside of types, and the names of events. */
function namesIn(source: Node) {
  const names: Identifier[] = [];
  const events: string[] = [];
  const visit = (node: Node): void => {
    if (isTypeNode(node)) return;
    if (isIdentifier(node)) names.push(node);
    if (isCallExpression(node)) events.push(...listenedTo(node));
    node.forEachChild(visit);
  };
  visit(source);
  return { names, events };
}

function listenedTo({ expression, arguments: given }: CallExpression): readonly string[] {
  const called = isPropertyAccessExpression(expression) ? expression.name : expression;
  const [event] = given;
  const isListening = isIdentifier(called) && called.text === "addEventListener";
  return isListening && event !== undefined && isStringLiteral(event) ? [event.text] : [];
}
