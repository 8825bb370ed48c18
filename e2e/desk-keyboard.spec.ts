import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { goWithin } from "./go-within.ts";
import { test } from "./shop.ts";

const { kitchen, packing } = messagesIn("he");
const customer = {
  language: "he",
  phoneNumber: "0521234567",
  email: "customer@shop.example",
  count: 1,
} as const;

test.use({ viewport: { width: 360, height: 780 } });

test("every control of every screen of the desk is reached with the keyboard alone, and its focus is seen", async ({
  context,
  page,
}) => {
  await withDesk(async (shop) => {
    const number = await shop.place(seedOrderOf({ ...customer, name: "רות כהן" }));
    await shop.place(seedOrderOf({ ...customer, name: "יעל ברק" }));
    await shop.letSellerIn(context);
    const screens = [
      "",
      "/orders",
      "/orders/new",
      `/orders/${number}`,
      `/orders/${number}/change`,
      "/shopping",
      "/kitchen",
      "/packing",
      "/handing-over",
      "/route",
      "/money",
      "/weeks",
      "/weeks/all",
      "/year",
      "/menu",
      "/menu/new",
      "/menu/limits",
      "/menu/history",
      "/message",
      "/devices",
      "/customers",
      "/safety",
      "/paper/kitchen",
      "/paper/slips",
      "/paper/shopping",
      "/sign-in",
    ];
    await page.goto(`${shop.address}/desk`);
    for (const screen of screens) {
      await test.step(`/desk${screen}`, async () => {
        await goWithin(page, `/desk${screen}`);
        await page.waitForLoadState("networkidle");
        expect(await walk(page)).toEqual({ missed: [], unseen: [] });
      });
    }

    await test.step("a control that has the focus is pressed", async () => {
      await page.goto(`${shop.address}/desk/packing`);
      const packed = page.getByRole("button", { name: `${packing.packed}: רות כהן`, exact: true });
      await packed.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(packing.packedOf(1, 2)).first()).toBeVisible();
      await page.goto(`${shop.address}/desk/kitchen`);
      const done = page.getByRole("button", { name: new RegExp(`^${kitchen.allDone}: `, "u") });
      await done.first().focus();
      await page.keyboard.press("Space");
      await expect(page.getByText(kitchen.allReady).first()).toBeVisible();
    });
  });
});

/** What a walk with Tab through a screen found wrong, as the beginnings of elements. */
interface Walk {
  /** Controls that never had the focus. */
  readonly missed: readonly string[];
  /** Controls whose focus was not seen. */
  readonly unseen: readonly string[];
}

/** Presses Tab until every control had the focus, or far longer than that would take: then something holds the focus. */
async function walk(page: Page): Promise<Walk> {
  const count = await page.evaluate(markControls);
  expect(count).toBeGreaterThan(0);
  const reached = new Set<number>();
  const unseen = new Set<string>();
  for (let step = 0; step < 2 * count + 20 && reached.size < count; step += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(describeFocus);
    if (focus === null) continue;
    reached.add(focus.control);
    if (!focus.isSeen) unseen.add(focus.element);
  }
  const missed = await page.evaluate(
    (known) =>
      [...document.querySelectorAll<HTMLElement>("[data-control]")]
        .filter(({ dataset }) => !known.includes(Number(dataset["control"])))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    [...reached],
  );
  return { missed, unseen: [...unseen] };
}

/** Runs in the page: numbers the controls that can be used now. The choices of a radio group are one control. */
function markControls(): number {
  for (const known of document.querySelectorAll("[data-control]"))
    known.removeAttribute("data-control");
  const groups = new Map<string, number>();
  let count = 0;
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (!element.checkVisibility() || element.matches(":disabled")) continue;
    const group =
      element instanceof HTMLInputElement && element.type === "radio" ? element.name : undefined;
    const known = group === undefined ? undefined : groups.get(group);
    element.dataset["control"] = String(known ?? count);
    if (known !== undefined) continue;
    if (group !== undefined) groups.set(group, count);
    count += 1;
  }
  return count;
}

/** Runs in the page: the control that has the focus, and whether it, or what is drawn for it, has an outline on the screen. */
function describeFocus(): { control: number; element: string; isSeen: boolean } | null {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element.dataset["control"] === undefined) return null;
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  const drawn = [element, element.nextElementSibling, element.parentElement].flatMap((each) =>
    each === null ? [] : [getComputedStyle(each), getComputedStyle(each, "::after")],
  );
  return {
    control: Number(element.dataset["control"]),
    element: element.outerHTML.slice(0, 120),
    isSeen: drawn.some(hasOutline),
  };
}
