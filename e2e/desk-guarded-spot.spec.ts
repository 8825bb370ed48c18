import { expect, type Page } from "@playwright/test";
import { withDesk } from "./desk-shop.ts";
import { test } from "./shop.ts";

/** A control of the test, a button unless it is called a link, and the left edge where it lies; each is 60 px wide. */
type Laid = readonly [id: "first" | "second" | "link", left: number, words: string];

interface Case {
  readonly first: readonly Laid[];
  /** What lies there at the second press, at the same spot unless `at` says otherwise. */
  readonly second: readonly Laid[];
  readonly at?: number;
  readonly between?: (page: Page) => Promise<void>;
  readonly isOnce?: boolean;
}

const plus: Laid = ["first", 100, "+"];
const mark: Laid = ["first", 100, "packed"];
const back: Laid = ["first", 100, "not packed"];
const neighbour: Laid = ["second", 160, "received"];
const slid: Laid = ["second", 100, "received"];

/** Where it is first pressed. */
const spot = 120;

const answering: Readonly<Record<string, Case>> = {
  "the same button that counts": { first: [plus], second: [plus] },
  "the same button that moved along": { first: [plus], second: [["first", 90, "+"]] },
  "a neighbour that lay there": { first: [mark, neighbour], second: [back, neighbour], at: 163 },
  "the next one further away": { first: [mark], second: [back, ["second", 150, "next"]], at: 170 },
  "a link beside what is still there": {
    first: [plus],
    second: [plus, ["link", 140, "menu"]],
    at: 150,
  },
  "what was scrolled there": {
    first: [mark],
    second: [slid],
    between: (page) => page.mouse.wheel(0, 1),
  },
  "what was searched": {
    first: [mark],
    second: [slid],
    between: (page) => page.evaluate(() => void document.body.dispatchEvent(new Event("input"))),
  },
};

const guarded: Readonly<Record<string, Case>> = {
  "the same button that takes back now": { first: [mark], second: [back] },
  "one that slid under the finger": { first: [mark], second: [slid] },
  "one that came near the finger": {
    first: [mark],
    second: [["second", 135, "received"]],
    at: 140,
  },
  "a neighbour that moved": {
    first: [mark, neighbour],
    second: [["second", 150, "received"]],
    at: 155,
  },
  "the same button that is about something else": { first: [plus], second: [plus], isOnce: true },
  "a button of the page that a link opened": { first: [["link", 100, "order"]], second: [slid] },
  "a link where a button was that moved away": {
    first: [mark],
    second: [
      ["first", 300, "packed"],
      ["link", 100, "order"],
    ],
  },
  "a link below what has gone": { first: [mark], second: [["link", 100, "order"]] },
};

test("after a press a spot answers only with what lay there and still says the same, for two seconds", async ({
  page,
}) => {
  await withDesk(async ({ address }) => {
    await page.clock.install();
    await page.goto(`${address}/desk/sign-in`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    // The guard stops what does not answer before it comes here.
    await page.evaluate(() =>
      document.body.addEventListener("click", ({ currentTarget }) => {
        if (!(currentTarget instanceof HTMLElement)) return;
        const { dataset } = currentTarget;
        dataset["presses"] = String(Number(dataset["presses"]) + 1);
      }),
    );
    for (const [cases, answersAtOnce] of [
      [answering, true],
      [guarded, false],
    ] as const)
      for (const [name, each] of Object.entries(cases))
        await test.step(name, async () => {
          expect(await pressAgainAfter(page, each, 1990)).toBe(answersAtOnce);
          expect(await pressAgainAfter(page, each, 2010)).toBe(true);
        });

    await test.step("Enter on the button that took the focus answers; again on the same one only if it says the same", async () => {
      expect(await enterAgain(page, [plus], [plus])).toBe(true);
      expect(await enterAgain(page, [mark], [back])).toBe(false);
      expect(await enterAgain(page, [mark], [slid])).toBe(true);
    });
  });
});

/** Whether a second press after a pause in milliseconds answers. */
async function pressAgainAfter(page: Page, tried: Case, pause: number): Promise<boolean> {
  await page.clock.runFor(5000);
  await page.evaluate(() => (document.body.dataset["presses"] = "0"));
  await lay(page, tried.first, tried.isOnce);
  await page.mouse.click(spot, 120);
  expect(await presses(page)).toBe(1);
  await tried.between?.(page);
  await lay(page, tried.second, tried.isOnce);
  await page.clock.runFor(pause);
  await page.mouse.click(tried.at ?? spot, 120);
  return (await presses(page)) === 2;
}

async function enterAgain(page: Page, first: readonly Laid[], second: readonly Laid[]) {
  await page.clock.runFor(5000);
  await page.evaluate(() => (document.body.dataset["presses"] = "0"));
  await lay(page, first);
  await page.locator(`#${first[0]?.[0] ?? ""}`).press("Enter");
  await lay(page, second);
  await page.locator(`#${second[0]?.[0] ?? ""}`).press("Enter");
  return (await presses(page)) === 2;
}

function presses(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset["presses"]));
}

/** Lays controls on top of the page. Those with the same id stay the same elements. */
async function lay(page: Page, controls: readonly Laid[], isOnce = false): Promise<void> {
  await page.evaluate(
    ([laid, once]) => {
      const { body } = document;
      const ids = new Set<string>(laid.map(([id]) => id));
      for (const old of body.querySelectorAll("[data-laid]")) if (!ids.has(old.id)) old.remove();
      for (const [id, left, words] of laid) {
        const known = document.getElementById(id);
        const control =
          known ?? body.appendChild(document.createElement(id === "link" ? "a" : "button"));
        control.id = id;
        control.textContent = words;
        control.dataset["laid"] = "";
        control.toggleAttribute("data-once", once);
        control.style.cssText = `position:fixed;z-index:9;top:100px;left:${String(left)}px;width:60px;height:44px`;
      }
    },
    [controls, isOnce] as const,
  );
}
