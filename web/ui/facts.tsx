import type { ReactNode } from "react";

/** Names and values as a description list. Entries whose value is null, undefined, false or empty are left out. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(facts)
        .filter(([, fact]) => fact != null && fact !== false && fact !== "")
        .map(([name, fact]) => (
          <NamedFact key={name} name={name}>
            {fact}
          </NamedFact>
        ))}
    </dl>
  );
}

interface NamedFactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

/** A name with its value, for a description list. */
export function NamedFact({ name, children }: NamedFactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
