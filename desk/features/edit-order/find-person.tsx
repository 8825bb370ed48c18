import { Suspense, useDeferredValue, useEffect, useState } from "react";
import {
  findOrdersDocument,
  type OrderFieldsFragment,
} from "#contract/generated/desk-operations.ts";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { groupBy } from "#domain/group-by.ts";
import type { Language } from "#domain/language/language.ts";
import { readSearch, wordsOfName } from "#domain/order-log/search-orders.ts";
import { dateInJerusalem, dayText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Stack } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import styles from "./order-editor.module.css";

interface FindPersonProps {
  readonly namesIn: Language;
  /** Called with the newest order of whoever was chosen. */
  readonly onChoose: (last: OrderFieldsFragment) => void;
}

/** Finds who ordered before, by two letters of the name or by a phone number. */
export function FindPerson({ namesIn, onChoose }: FindPersonProps) {
  const { shell } = useMessages();
  const texts = useTexts(editOrderTexts);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const search = useDeferredValue(typed.trim());
  return (
    <Stack gap={2}>
      <SearchField
        label={texts.person}
        value={typed}
        onSearch={setTyped}
        found={isEnough(search) ? said : ""}
      />
      {isEnough(search) && (
        <Suspense fallback={<Loading texts={shell} />}>
          <FoundPeople
            search={search}
            namesIn={namesIn}
            onFound={setSaid}
            onChoose={(last) => {
              setTyped("");
              onChoose(last);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface FoundPeopleProps extends FindPersonProps {
  readonly search: string;
  /** Called with how many were found, in words. */
  readonly onFound: (found: string) => void;
}

function FoundPeople({ search, namesIn, onFound, onChoose }: FoundPeopleProps) {
  const { language } = useLanguage();
  const texts = useTexts(editOrderTexts);
  const answer = useRenewedQuery(findOrdersDocument, { search, before: null, language: namesIn });
  const people = answer.ok ? newestOfEach(answer.data.findOrders.orders, search) : [];
  const found = answer.ok ? texts.foundPeople(people.length) : texts.findFailed;
  useEffect(() => onFound(found), [onFound, found]);
  if (people.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {people.map((order) => (
        <li key={order.number}>
          <Button className={styles.choice} onClick={() => onChoose(order)}>
            <Stack as="span" gap={0}>
              <bdi>{order.name}</bdi>
              <Hint as="span">
                <bdi dir="ltr">{order.phoneNumber}</bdi> · <bdi>{order.place}</bdi> ·{" "}
                {dayText(dateInJerusalem(order.receivedAt), language)}
              </Hint>
            </Stack>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** As many digits as the server looks for in phone numbers, and as many letters as in names. */
function isEnough(typed: string): boolean {
  const search = readSearch(typed);
  if (search.kind === "number") return search.digits.length >= 4;
  return search.kind === "name" && search.words.join("").length >= 2;
}

/**
 * The newest order of each name with a phone number, of those that are not cancelled if there is one: two people may have one number.
 * `orders` are the newest first.
 */
export function newestOfEach<
  Order extends Pick<OrderFieldsFragment, "name" | "phoneNumber"> & {
    readonly state: Pick<OrderFieldsFragment["state"], "isCancelled" | "isErased">;
  },
>(orders: readonly Order[], typed: string): readonly Order[] {
  const search = readSearch(typed);
  // Digits find amounts and order numbers as well.
  const isOf = ({ phoneNumber, state }: Order) =>
    !state.isErased && (search.kind !== "number" || phoneNumber?.endsWith(search.digits) === true);
  const ofEach = groupBy(
    orders.filter(isOf),
    ({ name, phoneNumber }) => `${phoneNumber} ${wordsOfName(name).join(" ")}`,
  );
  return [...ofEach.values()].flatMap(
    (all) => all.find(({ state }) => !state.isCancelled) ?? all.slice(0, 1),
  );
}
