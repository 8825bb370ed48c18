import { type ComponentType, useEffect, useState } from "react";
import styles from "./late-connection-line.module.css";

/** The connection line, whose code the first press need not wait for. */
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
