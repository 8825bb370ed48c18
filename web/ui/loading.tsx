import { Button } from "./button.tsx";
import styles from "./loading.module.css";
import { State } from "./state.tsx";

interface LoadingProps {
  readonly texts: { readonly loading: string; readonly tryAgain: string };
}

/** Something is loading. If it takes long, a button that reloads the page appears. */
export function Loading({ texts }: LoadingProps) {
  return (
    <State drawing="loading" role="status" title={texts.loading}>
      <Button className={styles.late} onClick={() => location.reload()}>
        {texts.tryAgain}
      </Button>
    </State>
  );
}
