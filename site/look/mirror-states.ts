const states = ["hover", "active", "focus-visible"] as const;
const state = new RegExp(`:(${states.join("|")})\\b`, "gu");

/**
 * Copies rules with states that a page cannot show on demand: `[data-look~="hover"]` gets the style of `:hover`, and
 * `[data-scheme="dark"]` that of a dark scheme, whatever the browser prefers. Takes the rules of a style sheet, gives CSS.
 */
export function mirrorStates(rules: Iterable<CSSRule>): string {
  return [...rules].map(mirrored).join("\n");
}

function mirrored(rule: CSSRule): string {
  if (rule instanceof CSSMediaRule) {
    const { conditionText, cssRules } = rule;
    if (conditionText.includes("prefers-color-scheme: dark")) {
      return [...cssRules].map((each) => ofRoot(each, '[data-scheme="dark"]')).join("\n");
    }
    return `@media ${conditionText} {${mirrorStates(cssRules)}}`;
  }
  if (!(rule instanceof CSSStyleRule)) return "";
  const { selectorText, style } = rule;
  if (selectorText === ":root") return ofRoot(rule, "[data-scheme]");
  return state.test(selectorText)
    ? `${selectorText.replaceAll(state, '[data-look~="$1"]')} {${style.cssText}}`
    : "";
}

/** The declarations of a `:root` rule for another selector. Used for plain and dark rules only: other media apply to the whole page anyway. */
function ofRoot(rule: CSSRule, selector: string): string {
  return rule instanceof CSSStyleRule ? `${selector} {${rule.style.cssText}}` : "";
}
