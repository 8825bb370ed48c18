import { expect, type Page } from "@playwright/test";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { safetyTexts } from "#desk/language/safety-texts.ts";
import type { Language } from "#domain/language/language.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** The shop of the demo makes no backups and nothing is wrong with it: these answers are those of another shop. */
function answersAt(now: number): Readonly<Record<string, object>> {
  const night = now - 8 * hour + 10 * 60_000;
  const safety: AnswerOf<"safety"> = {
    newestAt: night,
    isBesideData: false,
    nextAt: night + day,
    isRunning: false,
    copies: {
      kind: "s3",
      name: "s3://aris-gourmet-backups/shop/",
      newestAt: night,
      isReachable: true,
      comparedAt: night - 12 * day,
    },
    sheetMadeAt: now - 200 * day,
  };
  const mail = { to: "operator@shop.example", begunAt: null, overAt: null, failure: null };
  const toldProblems: AnswerOf<"toldProblems"> = [
    {
      kind: "disk",
      since: now - 3 * hour,
      overAt: null,
      devices: 2,
      mail: { ...mail, begunAt: now - 3 * hour + 180_000 },
    },
    {
      kind: "mails-waiting",
      since: now - 7 * day,
      overAt: now - 7 * day + 2 * hour,
      devices: 2,
      mail: { ...mail, failure: "unreachable" },
    },
  ];
  // Not a key that opens anything.
  const makeRecoveryKey: AnswerOf<"makeRecoveryKey"> = {
    key: `AGE-SECRET-KEY-1${"EXAMPLE".repeat(9)}`.slice(0, 74),
    recipient: "",
  };
  return { safety, toldProblems, makeRecoveryKey };
}

/** Takes the pictures of the page of backups and problems, of a recovery sheet, and of a customer who wants to be erased. */
export async function takeSafety(
  page: Page,
  language: Language,
  now: number,
  take: (name: string) => Promise<void>,
): Promise<void> {
  const { shell } = messagesIn(language);
  const [safety, customers] = [safetyTexts[language], customersTexts[language]];
  const answers = answersAt(now);
  await page.route("**/desk/calls", async (route) => {
    const [name = ""] = Object.keys(route.request().postDataJSON() as object);
    const { [name]: answer } = answers;
    await (answer === undefined
      ? route.fallback()
      : route.fulfill({ json: { [name]: { answer } } }));
  });
  await page.goto("/desk/safety");
  await expect(page.getByRole("heading", { level: 1, name: shell.safety })).toBeVisible();
  await expect(page.getByRole("heading", { name: safety.told })).toBeVisible();
  await take("safety");
  await page.getByRole("heading", { name: safety.told }).scrollIntoViewIfNeeded();
  await take("told");
  await page.getByRole("button", { name: safety.makeAnother }).click();
  await expect(page.getByRole("img", { name: safety.paper.keyCode })).toBeVisible();
  await take("recovery-sheet");

  // A customer of long ago has no order that is still to be handed over.
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await page.goto("/desk/weeks/all");
  await links.last().click();
  await expect(page).toHaveURL(/\/orders\?week=/u);
  const name = await links.first().innerText();
  await page.goto("/desk/customers");
  await page.getByRole("textbox", { name: customers.search }).fill(name);
  await page.getByRole("main").getByRole("listitem").getByRole("link").last().click();
  const note = page.getByRole("textbox", { name: customers.noteFor.kitchen });
  await note.fill({ he: "בלי אגוזים", en: "No nuts" }[language]);
  await note.press("Enter");
  await expect(page.getByRole("button", { name: shell.undo, exact: true })).toBeVisible();
  await page.reload();
  await expect(note).not.toHaveValue("");
  await take("person");
  await page.getByRole("button", { name: customers.record }).click();
  await expect(
    page.getByRole("heading", { name: customers.eraseTitle, exact: true }),
  ).toBeVisible();
  await take("customer");
  await page.getByRole("button", { name: customers.erase }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await take("erase");
}
