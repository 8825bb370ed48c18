import type { ReactNode } from "react";

/** Names and values as a description list. Entries whose value is null, undefined, false or empty are left out. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(facts)
        .filter(([, fact]) => fact != null && fact !== false && fact !== "")
        .map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
