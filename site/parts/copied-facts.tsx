import type { ReactNode } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { flushClass, Row, Stack } from "#web/ui/layout.tsx";
import styles from "./copied-facts.module.css";

/** A list of facts that are copied into another app. */
export function CopiedFacts({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="dl" gap={1}>
      {children}
    </Stack>
  );
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
    <Row gap={4} lines={0} align="center" isSpread>
      <dt>{name}</dt>
      <Row as="dd" lines={0} align="center" size="large" weight={700} className={styles.value}>
        {children} <CopyButton className={flushClass} texts={copying} name={name} text={copied} />
      </Row>
    </Row>
  );
}
