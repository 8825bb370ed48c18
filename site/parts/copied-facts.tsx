import type { ReactNode } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import styles from "./copied-facts.module.css";

/** A list of facts that are copied into another app. */
export function CopiedFacts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly copied: string;
  readonly children: ReactNode;
}

/** A name and a value with a button that copies it; for `CopiedFacts`. */
export function Fact({ name, copied, children }: FactProps) {
  const { copying } = useMessages();
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {children} <CopyButton texts={copying} name={name} text={copied} />
      </dd>
    </div>
  );
}
