import fc from "fast-check";
import { JSDOM } from "jsdom";
import { Fragment, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What browsers do with a text: each puts `words` to its place. */
const translators: Readonly<Record<string, (text: Text, words: string) => void>> = {
  "Chrome, which replaces it by elements": (text, words) => text.replaceWith(font(words)),
  "Chrome, which puts elements before it and removes it": (text, words) => {
    text.before(font(words));
    text.remove();
  },
  "Edge, which puts elements behind it and removes it": (text, words) => {
    text.after(font(words));
    text.remove();
  },
  "an extension that wraps it": (text, words) => {
    const wrapper = fontElement();
    text.replaceWith(wrapper);
    text.data = words;
    wrapper.append(text);
  },
  "Safari, which removes it and puts another one to its place": (text, words) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(document.createTextNode(words), nextSibling);
  },
};

/** Browsers still make this element, which nobody else should. */
const fontElement = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");

function font(words: string): Element {
  const [outer, inner] = [fontElement(), fontElement()];
  inner.textContent = words;
  outer.append(inner);
  return outer;
}

/** Every text of an element that is not translated yet. */
function textsIn(element: Node): readonly Text[] {
  return [...element.childNodes].flatMap((child) =>
    child.nodeType === 3 ? [child as Text] : child.nodeName === "FONT" ? [] : textsIn(child),
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A browser with a page that React renders. */
async function openPage() {
  const { act } = await import("react");
  const { createRoot } = await import("react-dom/client");
  const { followTranslation } = await import("./follow-translation.ts");
  const root = document.createElement("div");
  const untranslated = document.createElement("div");
  document.body.append(root);
  followTranslation(root);
  await import("./translated-texts.ts");
  const pages = [createRoot(root), createRoot(untranslated)];
  return {
    root,
    untranslated,
    show: async (shown: ReactNode) => {
      act(() => {
        for (const each of pages) each.render(shown);
      });
      await settled();
    },
    translate: async (translator: (text: Text, words: string) => void) => {
      for (const text of textsIn(root)) translator(text, text.data);
      await settled();
    },
    close: () => {
      act(() => {
        for (const each of pages) each.unmount();
      });
    },
  };
}

beforeEach(() => {
  const { window } = new JSDOM();
  for (const name of [
    "Node",
    "Text",
    "HTMLFontElement",
    "HTMLIFrameElement",
    "MutationObserver",
  ] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.resetModules();
});

// What the next file imports would find this window.
afterEach(() => void vi.unstubAllGlobals());

interface Shown {
  readonly key: number;
  readonly kind: "text" | "element" | "words";
  readonly words: string;
  readonly inside: readonly Shown[];
}

function page(parts: readonly Shown[]): ReactNode {
  return parts.map(({ key, kind, words, inside }) => {
    if (kind === "text") return <Fragment key={key}>{words}</Fragment>;
    if (kind === "words") return <b key={key}>{words}</b>;
    return (
      <div key={key}>
        {words}
        {page(inside)}
        {words === "" && "last"}
      </div>
    );
  });
}

const { parts } = fc.letrec<{ parts: readonly Shown[]; part: Shown }>((tie) => ({
  part: fc.record({
    key: fc.nat(5),
    kind: fc.constantFrom("text", "element", "words"),
    words: fc.constantFrom("", "soup", "מרק", "₪84", "2 ×"),
    inside: fc.oneof({ maxDepth: 2 }, fc.constant([]), tie("parts")),
  }),
  parts: fc.uniqueArray(tie("part"), { maxLength: 5, selector: ({ key }) => key }),
}));

test.each(Object.entries(translators))(
  "whatever changes on a page that was translated by %s, its words are those of a page that was not, and nothing is thrown",
  async (_, translator) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(parts, fc.boolean()), { minLength: 2, maxLength: 4 }),
        async (states) => {
          const opened = await openPage();
          for (const [state, isTranslated] of states) {
            await opened.show(<main>{page(state)}</main>);
            expect(opened.root.textContent).toBe(opened.untranslated.textContent);
            if (isTranslated) await opened.translate(translator);
          }
          opened.close();
          expect(opened.root.innerHTML).toBe("");
        },
      ),
      { numRuns: 40 },
    );
  },
);
