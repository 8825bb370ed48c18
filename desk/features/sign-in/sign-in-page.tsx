import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function SignInPage() {
  const { signIn } = useMessages();
  return <PageHeading>{signIn.title}</PageHeading>;
}
