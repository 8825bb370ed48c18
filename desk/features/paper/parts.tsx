import { classNames } from "#web/ui/class-names.ts";
import styles from "./parts.module.css";

interface PartsProps {
  readonly parts: readonly (string | null)[];
  readonly className?: string | undefined;
}

/** Short texts beside each other, each whole on its line. Null parts are left out. There is no sign between them that could end a line. */
export function Parts({ parts, className }: PartsProps) {
  return (
    <p className={classNames(styles.parts, className)}>
      {parts.map((part) => part !== null && <span key={part}>{part}</span>)}
    </p>
  );
}
