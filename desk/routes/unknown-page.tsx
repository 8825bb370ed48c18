import { Link } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** At an address that is no page of the desk, or none for the role of the device. */
export function UnknownPage() {
  const { shell } = useMessages();
  return (
    <>
      <PageHeading>{shell.unknownPage}</PageHeading>
      <p>
        <Link href="">{shell.toStart}</Link>
      </p>
    </>
  );
}
