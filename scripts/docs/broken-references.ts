import { posix } from "node:path";

/** What documents may refer to. */
export interface Project {
  /** The paths of all tracked files, from the folder of the project. */
  readonly files: readonly string[];
  /** The text of a tracked document. */
  readonly textOf: (file: string) => string;
  /** The names of the scripts of package.json. */
  readonly scripts: ReadonlySet<string>;
  /** Names of files that the program or a reader makes, so that no tracked file has them. */
  readonly madeFiles: ReadonlySet<string>;
}

/** Endings of tracked files. A word in backticks with another one, such as a database, is no file of the project. */
const endings = "ts|tsx|css|graphql|grit|md|svg|html|json|yml|conf|service|txt|webp|png";
const fileName = new RegExp(`^[\\w.*@{},/-]+\\.(?:${endings})$`, "u");

/**
 * What a document refers to that does not exist, one sentence each: linked files and headings, npm scripts, and names of files and
 * folders in backticks.
 */
export function brokenReferences(document: string, project: Project): readonly string[] {
  const text = project.textOf(document);
  return [
    ...linksIn(text).filter((link) => !leads(link, document, project)),
    ...scriptsIn(text)
      .filter((script) => !project.scripts.has(script))
      .map((script) => `npm run ${script}`),
    ...namesIn(text, project).filter((name) => !exists(name, document, project)),
  ].map((reference) => `${document}: ${reference} does not exist`);
}

/** The targets of links and pictures, without those that name another site. */
function linksIn(text: string): readonly string[] {
  const links = proseOf(text).matchAll(
    /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|(?:src|href)="([^"]+)"/gu,
  );
  return [...links]
    .map(([, link = "", attribute = ""]) => link + attribute)
    .filter((link) => !/^[a-z]+:/u.test(link));
}

function leads(link: string, document: string, project: Project): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : posix.join(posix.dirname(document), path);
  if (!isFile(target, project)) return false;
  return anchor === undefined || anchorsOf(project.textOf(target)).has(anchor);
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const headings = [...proseOf(text).matchAll(/^#{1,6} +(.+)$/gmu)].map(([, heading = ""]) => {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${String(count)}`;
  });
  return new Set(headings);
}

/** The scripts that a document tells its reader to run; `…` stands for the words before `run`. */
function scriptsIn(text: string): readonly string[] {
  const commands = text.matchAll(
    /\bnpm (?:--?\S+ \S+ )*run ([\w:-]+)|\bnpm (test|start)\b|… run ([\w:-]+)/gu,
  );
  return [...commands].map(([, script = "", short = "", cut = ""]) => script + short + cut);
}

/** The names of files and folders in backticks and in the commands of a shell. */
function namesIn(text: string, { files }: Project): readonly string[] {
  const boxes = new Set(files.map((file) => file.split("/", 1)[0] ?? ""));
  const code = [
    ...withoutBlocks(text).matchAll(/`([^`\n]+)`/gu),
    ...text.matchAll(/^```sh\n([\s\S]*?)^```/gmu),
  ];
  return code
    .flatMap(([, words = ""]) => words.split(/\s+/u))
    .filter((name) => {
      const [box, ...rest] = name.split("/");
      const isInBox = rest.length > 0 && boxes.has(box ?? "");
      return fileName.test(name) || (isInBox && /^[\w.*@{},/-]+$/u.test(name));
    });
}

function exists(name: string, document: string, project: Project): boolean {
  return alternativesOf(name.replace(/\/$/u, "")).every(
    (each) =>
      project.madeFiles.has(each) ||
      isFile(posix.join(posix.dirname(document), each), project) ||
      endsOneOf(each, project.files),
  );
}

/** Whether a tracked file has this path, or this name below some folder, or lies in a folder with it; `*` stands for a part of a name. */
function endsOneOf(name: string, files: readonly string[]): boolean {
  const parts = name.split("*").map((part) => RegExp.escape(part));
  const ending = new RegExp(`(?:^|/)${parts.join("[^/]*")}(?:$|/)`, "u");
  return files.some((file) => ending.test(file));
}

/** The names that braces stand for: `{a,b}.ts` is `a.ts` and `b.ts`. */
function alternativesOf(name: string): readonly string[] {
  const [, before = "", inner, after = ""] = /^(.*?)\{([^{}]*)\}(.*)$/u.exec(name) ?? [];
  if (inner === undefined) return [name];
  return inner.split(",").flatMap((each) => alternativesOf(`${before}${each}${after}`));
}

/** Whether a path is that of a tracked file, or of a folder that has one. */
function isFile(path: string, { files }: Project): boolean {
  const folder = path.endsWith("/") ? path : `${path}/`;
  return path === "." || files.some((file) => file === path || file.startsWith(folder));
}

function withoutBlocks(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gmu, "");
}

/** A document without its code, in which nothing is a link or a heading. */
function proseOf(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]*`/gu, (code) =>
    code.slice(1, -1).replaceAll(/[[\]()"]/gu, ""),
  );
}
