import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "./button.tsx";
import styles from "./loading.module.css";
import { State } from "./state.tsx";

/** Something is on its way; where it takes long, the customer can ask for the page again. */
export function Loading() {
  const messages = useMessages();
  return (
    <State drawing="loading" role="status" title={messages.loading}>
      <Button className={styles.late} onClick={() => location.reload()}>
        {messages.tryAgain}
      </Button>
    </State>
  );
}
