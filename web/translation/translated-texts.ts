/**
 * A browser that translates a page replaces its texts: Chrome and Edge by `<font>` elements, Safari by other texts. React goes on
 * changing the texts that it made. Where they are, nobody sees it, and to remove one, or to put something before it, throws
 * (facebook/react#11538). Here what stands in the place of a text is remembered: it is removed and put before in the place of the
 * text, and where React writes to the text, the text itself comes back, with its new words, which the browser translates again.
 */
const standIns = new WeakMap<Node, readonly ChildNode[]>();

// oxlint-disable-next-line typescript/unbound-method -- each is called with its node
const { appendChild, insertBefore, removeChild } = Node.prototype;
const writing = new MutationObserver((changes) => {
  for (const { target } of changes) comeBack(target as Text);
});

/** Remembers what came in the place of which text, by the changes of a page in their order. */
export function noteChanges(changes: readonly MutationRecord[]): void {
  const adding = new Set(changes.filter(({ addedNodes }) => addedNodes.length > 0));
  for (const change of changes) {
    for (const node of change.addedNodes) standIns.delete(node);
    for (const node of change.removedNodes) {
      if (!(node instanceof Text) && node.nodeName !== "FONT") continue;
      const instead = adding.has(change) ? change : whatCameFor(node, change, [...adding]);
      if (instead === undefined) continue;
      adding.delete(instead);
      standIns.set(node, [...instead.addedNodes] as ChildNode[]);
      if (node instanceof Text) writing.observe(node, { characterData: true });
    }
  }
}

/** The change that put something beside a text before it was removed, else to its place afterward. */
function whatCameFor(
  text: Node,
  { target, previousSibling, nextSibling }: MutationRecord,
  adding: readonly MutationRecord[],
): MutationRecord | undefined {
  const near = adding.filter((each) => each.target === target);
  return (
    near.find((each) => each.nextSibling === text || each.previousSibling === text) ??
    near.find(
      (each) => each.previousSibling === previousSibling && each.nextSibling === nextSibling,
    )
  );
}

/** The children of `parent` that stand for a node: its own ancestor, where it was wrapped, or what is in its place. */
function placesIn(parent: Node, node: Node): readonly ChildNode[] {
  for (let at: Node | null = node; at !== null; at = at.parentNode)
    if (at.parentNode === parent) return [at as ChildNode];
  return (standIns.get(node) ?? []).flatMap((each) => placesIn(parent, each));
}

/** What is in the page in the place of a text that is not; nothing for one that is. */
function inPlaceOf(node: Node): readonly ChildNode[] {
  if (node.parentNode !== null) return [];
  return (standIns.get(node) ?? []).flatMap((each) =>
    each.parentNode === null ? inPlaceOf(each) : [each],
  );
}

function comeBack(text: Text): void {
  const [first, ...others] = inPlaceOf(text);
  first?.replaceWith(text);
  for (const other of others) other.remove();
}

/** A text that React moves leaves nothing in its old place. */
function leave(node: Node): void {
  if (node instanceof Text) for (const each of inPlaceOf(node)) each.remove();
}

Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child): Child {
  leave(child);
  return appendChild.call(this, child) as Child;
};

Node.prototype.insertBefore = function insert<Child extends Node>(
  this: Node,
  child: Child,
  before: Node | null,
): Child {
  leave(child);
  const place = before === null ? null : (placesIn(this, before)[0] ?? lost(before));
  return insertBefore.call(this, child, place) as Child;
};

Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
  const places = placesIn(this, child);
  if (places.length === 0) lost(child);
  for (const place of places) removeChild.call(this, place);
  return child;
};

/** A word that stays, or stands in another place, is better than React's answer to an exception: no page at all. */
function lost(node: Node): null {
  console.warn("the browser has changed the page, and nothing stands for", node);
  return null;
}
