import type { ReactNode } from "react";

/** What is said under which name; what nobody has said (nothing, or false) is left out. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(facts)
        .filter(([, fact]) => fact != null && fact !== false)
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
