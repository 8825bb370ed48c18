import { Fragment, type ReactNode, useEffect } from "react";
import {
  type FindCustomersQuery,
  findCustomersDocument,
} from "#contract/generated/desk-operations.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { Failed } from "#desk/parts/order/failed.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Hint } from "#web/ui/layout.tsx";
import { ScreenList } from "#web/ui/screen.tsx";

export type ListedPerson = FindCustomersQuery["customers"][number];

interface FoundPeopleProps {
  /** Empty for whoever ordered last. */
  readonly search: string;
  /** The orders of somebody who is not to be found. */
  readonly except?: readonly { readonly number: string }[];
  /** Called with how many were found, in words. */
  readonly onFound: (found: string) => void;
  /** Gives the row of a person. */
  readonly renderPerson: (person: ListedPerson) => ReactNode;
}

/** The people whom a search finds, or why there are none. Suspends until the server has answered. */
export function FoundPeople({ search, except, onFound, renderPerson }: FoundPeopleProps) {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const { client } = useGraphql();
  const answer = useRenewedQuery(findCustomersDocument, { search });
  const own = new Set(except?.map(({ number }) => number));
  const all = answer.ok ? answer.data.customers : [];
  const people = all.filter(({ number }) => !own.has(number));
  const found = search !== "" && answer.ok ? texts.found(people.length) : "";
  useEffect(() => onFound(found), [onFound, found]);
  if (!answer.ok)
    return (
      <Failed
        said={texts.failed}
        onTry={() => void client.reload(findCustomersDocument, { search })}
      />
    );
  return (
    <>
      <Hint>{search === "" ? texts.newest : people.length === 0 ? texts.searchHint : ""}</Hint>
      <ScreenList label={shell.customers}>
        {people.map((person) => (
          <Fragment key={person.number}>{renderPerson(person)}</Fragment>
        ))}
      </ScreenList>
    </>
  );
}

/** What tells people of one name apart: phone number, place and street. */
export function PersonContact({ person }: { readonly person: ListedPerson }) {
  const { phoneNumber, place, address } = person;
  return (
    <span>
      <bdi dir="ltr">{phoneNumber}</bdi>
      {" · "}
      <bdi>{address === "" ? place : `${address}, ${place}`}</bdi>
    </span>
  );
}
