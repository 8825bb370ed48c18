import { useConnectionState } from "#desk/data/connection/use-action.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { Loading } from "#web/ui/loading.tsx";

/** Before the desk knows who is signed in. Without a connection it says so, and the desk asks again. */
export function Opening() {
  const { shell } = useMessages();
  const state = useConnectionState();
  const loading = state === "online" ? shell.loading : shell.connection[state];
  return (
    <main>
      <Loading texts={{ loading, tryAgain: shell.tryAgain }} />
    </main>
  );
}
