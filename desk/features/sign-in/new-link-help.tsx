import { LinkCommand } from "#desk/data/session/link-command.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import styles from "./sign-in-page.module.css";

/** Says how to get a link that lets this device in. */
export function NewLinkHelp({ isOpen }: { readonly isOpen: boolean }) {
  const { signIn } = useMessages();
  return (
    <details open={isOpen} className={styles.help}>
      <summary>{signIn.newLink}</summary>
      <p>{signIn.newLinkFromDevice}</p>
      <p>
        {signIn.newLinkFromCommand} <LinkCommand />
      </p>
    </details>
  );
}
