import { type ComponentType, useEffect, useState } from "react";
import styles from "./late-connection-line.module.css";

/** Loads the connection line after hydration, so that its code does not delay the first press. */
export function LateConnectionLine() {
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    import("./connection-line.tsx")
      .then(({ ConnectionLine }) => setLine(() => ConnectionLine))
      .catch(console.error);
  }, []);
  return (
    <p role="status" className={styles.line}>
      {Line && <Line />}
    </p>
  );
}
