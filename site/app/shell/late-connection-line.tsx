import { useEffect, useState } from "react";
import type * as Late from "./connection-line.tsx";
import styles from "./late-connection-line.module.css";

/** Loads the connection line and the way to the same order again after hydration, so that their code does not delay the first press. */
export function LateConnectionLine() {
  const [late, setLate] = useState<typeof Late>();
  useEffect(() => {
    import("./connection-line.tsx").then(setLate).catch(console.error);
  }, []);
  return (
    <>
      <p role="status" className={styles.line}>
        {late && <late.ConnectionLine />}
      </p>
      {late && <late.LateSameAgain />}
    </>
  );
}
