import { useMessages } from "#desk/language/language-context.tsx";
import styles from "./problem-note.module.css";
import type { AnyProblem } from "./sign-in.ts";

/** What stands in the way, and what to do; screen readers announce it at once. */
export function ProblemNote({ problem }: { readonly problem: AnyProblem }) {
  const { title, todo } = useMessages().signIn.problems[problem];
  return <Note role="alert" title={title} todo={todo} />;
}

interface NoteProps {
  readonly role?: "alert";
  readonly title: string;
  readonly todo: string;
}

export function Note({ role, title, todo }: NoteProps) {
  return (
    <div role={role} className={styles.note}>
      <p className={styles.title}>{title}</p>
      <p>{todo}</p>
    </div>
  );
}
