import { readFileSync } from "node:fs";
import { getOperationAST, Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { rulesOfFields } from "#server/seller/calls/root-fields.ts";
import { openDesk } from "#server/seller/testing/desk-of-roles.ts";
import { askDesk } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";

/** What a page of the desk sent before its calls were typed: the documents of its operations, by their names. */
const earlierOperations = JSON.parse(
  readFileSync(new URL("testing/earlier-operations.json", import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

function rootFieldsOf(text: string): readonly string[] {
  return (getOperationAST(parse(text))?.selectionSet.selections ?? []).map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : "",
  );
}

/**
 * Such a page is still open somewhere when a server is updated. It takes `UNAVAILABLE` for a busy server: a mark that waits stays on the
 * device and is sent again, as what was typed into a form does, and the last week stays on the screen. On `BAD_REQUEST` it would give up
 * what it sent.
 */
test("no operation of a page of an earlier build is called wrong: it is carried out, or has to wait for the new page", async () => {
  const { ask, devices } = await openDesk();
  const known = new Set(Object.keys(rulesOfFields));
  for (const [name, text] of Object.entries(earlierOperations)) {
    const { errors = [] } = await ask(devices.owner, text);
    const codes = errors.map(({ extensions }) => extensions.code);
    if (rootFieldsOf(text).every((field) => known.has(field))) {
      const messages = errors.map(({ message }) => message);
      expect([name, messages]).not.toEqual([name, [expect.stringContaining("older than")]]);
      // Only variables are missing.
      const wrong = errors.filter(({ extensions }) => extensions.code === "BAD_REQUEST");
      for (const { message } of wrong) expect(message).toMatch(/^Variable "\$/u);
    } else expect([name, codes]).toEqual([name, ["UNAVAILABLE"]]);
  }
});

test("a page of an earlier build that is not signed in any more is told so, whatever it asks", async () => {
  const { app } = await openShop();
  for (const text of Object.values(earlierOperations))
    expect((await askDesk(app, { headers: {} }, text)).errors).toMatchObject([
      { extensions: { code: "NOT_SIGNED_IN", reason: "none" } },
    ]);
});
