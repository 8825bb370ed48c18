import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { onPage } from "#web/testing/parse-page.ts";
import { TextField } from "./field.tsx";

type Props = Partial<Parameters<typeof TextField>[0]>;

function dirOf(props: Props): string | null {
  const html = renderToStaticMarkup(
    <TextField label="Field" value="08:00" onType={() => undefined} {...props} />,
  );
  return onPage(html).getByLabelText("Field").getAttribute("dir");
}

test("times, dates, numbers and addresses run from left to right in Hebrew too, and texts as they are written", () => {
  for (const type of ["time", "date", "datetime-local", "number", "tel", "email", "url"])
    expect([type, dirOf({ type })]).toEqual([type, "ltr"]);
  expect(dirOf({ inputMode: "decimal", dir: "auto" })).toBe("ltr");
  expect(dirOf({})).toBeNull();
  expect(dirOf({ dir: "auto" })).toBe("auto");
});

test("a field outside of this component says its direction where its type has one", () => {
  const sources = import.meta.glob<string>("/{web,site,desk}/**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const inputs = Object.values(sources).flatMap(
    (source) => source.match(/<input\b[^]*?\/>/gu) ?? [],
  );
  expect(inputs.length).toBeGreaterThan(5);
  const runsLeftToRight = /type="(?:time|date|datetime-local|month|week|number|tel|email|url)"/u;
  const wrong = inputs.filter(
    (input) => runsLeftToRight.test(input) && !input.includes('dir="ltr"'),
  );
  expect(wrong).toEqual([]);
});
