import type { ReactNode } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { Note, Text } from "#web/ui/layout.tsx";
import type { AnyProblem } from "./sign-in.ts";

interface ProblemNoteProps {
  readonly problem: AnyProblem;
  /** What to do, where more is known than the problem tells. */
  readonly todo?: ReactNode;
}

/** What stands in the way, and what to do; screen readers announce it at once. */
export function ProblemNote({ problem, todo }: ProblemNoteProps) {
  const texts = useMessages().signIn.problems[problem];
  return <SignInNote role="alert" title={texts.title} todo={todo ?? texts.todo} />;
}

interface NoteProps {
  readonly role?: "alert";
  readonly title: string;
  readonly todo: ReactNode;
}

export function SignInNote({ role, title, todo }: NoteProps) {
  return (
    <Note isError role={role} tone="error">
      <Text weight={700}>{title}</Text>
      <p>{todo}</p>
    </Note>
  );
}
