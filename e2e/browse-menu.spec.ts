import { expect, type Locator } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, inOrder, seedDish, shown } from "./words.ts";

const schnitzel = seedDish("Chicken schnitzel");
const tilapia = seedDish("Tilapia fillet in lemon and garlic");
const types = seedCatalogue.menu.toSorted((a, b) => a.position - b.position);

visitInBothLanguages((language) => {
  test("every dish type has a heading, in the order of the menu, and a button with the same name; above them stands when the food comes", async ({
    customer,
  }) => {
    const names = types.map(({ name }) => name[language]);
    await customer.visits("/");
    const { page, words } = customer;
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(names);
    const sections = page.getByRole("navigation", { name: words.menu.sections });
    await expect(sections.getByRole("button")).toHaveText(names);
    await expect(customer.heading(words.menu.title)).toBeVisible();
    // The hours of the places differ, so only the day is said.
    const friday = {
      he: /^האוכל מגיע\sביום שישי, \d+\sב\S+$/u,
      en: /^The food arrives on\sFriday, \w+\s\d+$/u,
    };
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByText(friday[language])).toBeInViewport({ ratio: 1 });
    }
  });
});

/** Watches how far a heading gets past the top of the menu area, in CSS pixels. */
const watchPastTop = (heading: Locator) =>
  heading.evaluateHandle((element) => {
    const past = { most: -Infinity };
    const top = (each: Element | null) => each?.getBoundingClientRect().top ?? NaN;
    const by = () => top(element.closest("[tabindex='0']")) - top(element);
    setInterval(() => Object.assign(past, { most: Math.max(past.most, by()) }), 10);
    return past;
  });

for (const motion of ["no-preference", "reduce"] as const) {
  test(`the section buttons mark the current section, with ${motion === "reduce" ? "calm" : "smooth"} scrolling`, async ({
    customer,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await customer.visits("/");
    const sections = page.getByRole("navigation", { name: customer.words.menu.sections });
    const current = sections.locator("[aria-current=location]");
    await expect(current).toHaveText(found(types[0]).name.he);
    const last = await watchPastTop(customer.heading(found(types.at(-1)).name.he));
    // Dishes get their height only when they come near: the way gets shorter while it is scrolled, even in the one long frame of a busy
    // device.
    await page.evaluate(() => {
      const beBusy = () => {
        const end = performance.now() + 600;
        while (performance.now() < end);
      };
      addEventListener("click", () => setTimeout(beBusy, 100), { once: true });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const index of [types.length - 1, 3, 0]) {
        const name = found(types[index]).name.he;
        await customer.button(name).click();
        await expect(current).toHaveText(name);
        await expect(current).toHaveCount(1);
        // It must also be visible within its own strip.
        await expect(current).toBeInViewport({ ratio: 1 });
      }
    }
    if (motion !== "reduce") expect(await last.evaluate(({ most }) => most)).toBeLessThan(5);
    await page.getByRole("region", { name: customer.words.menu.title, exact: true }).hover();
    await page.mouse.wheel(0, 50_000);
    await expect(current).toHaveText(found(types.at(-1)).name.he);
    await expect(current).toBeInViewport({ ratio: 1 });
  });
}

test("what the first, a middle or the last section button showed stays over a reload and in the other language", async ({
  customer,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await customer.visits("/");
  for (const chosen of [types.at(-1), types[3], types[0]]) {
    const isShown = async () => {
      const name = customer.reads(found(chosen).name);
      await expect(customer.heading(name)).toBeInViewport({ ratio: 1 });
      const button = customer.button(name);
      await expect(button).toHaveAttribute("aria-current", "location");
      await expect(button).toBeInViewport({ ratio: 1 });
    };
    await customer.button(customer.reads(found(chosen).name)).click();
    await isShown();
    await page.reload();
    await isShown();
    await customer.switchesLanguage();
    await isShown();
    await customer.switchesLanguage();
    await isShown();
  }
});

test("after a section button that had nothing to scroll, the menu goes where other means scroll it", async ({
  customer,
  page,
}) => {
  await page.clock.install();
  await customer.visits("/");
  const area = page.getByRole("region", { name: customer.words.menu.title, exact: true });
  // Past the line about who cooks, to where the button leads.
  await area.evaluate(async (element) => {
    const first = element.querySelector("section")?.getBoundingClientRect().top ?? 0;
    const top = first - element.getBoundingClientRect().top - element.clientTop;
    await new Promise((resolve) => {
      element.addEventListener("scrollend", resolve, { once: true });
      element.scrollTo({ top, behavior: "instant" });
    });
  });
  await customer.button(found(types[0]).name.he).click();
  await page.clock.runFor(600);
  // As assistive technology and the search of the browser do it: without a wheel, finger or key.
  const scrolled = await area.evaluate(async (element) => {
    const scrollsTo = (top: number) =>
      new Promise((resolve) => {
        element.addEventListener("scrollend", resolve, { once: true });
        element.scrollTo({ top, behavior: "instant" });
      });
    await scrollsTo(900);
    const places = [element.scrollTop];
    await scrollsTo(1_200);
    return [...places, element.scrollTop];
  });
  expect(scrolled).toEqual([900, 1_200]);
});

test("the menu shows its dishes, and only its area scrolls, on a phone and on a wide screen", async ({
  customer,
  page,
}) => {
  const { words } = customer;
  await customer.visits("/");

  await test.step("a dish shows its name, description, lowest price and order button", async () => {
    const row = customer.dishRow(schnitzel);
    for (const line of schnitzel.descriptions)
      await expect(row).toContainText(customer.reads(line));
    await expect(row).toContainText(
      inOrder(customer.words.menu.from, shown(7200), customer.words.menu.orderThis),
    );
    await expect(customer.orderButton(schnitzel)).toHaveText(customer.words.menu.orderThis);
  });

  await test.step("every dish with a picture shows it, and one without a picture has nothing to enlarge", async () => {
    const pictured = types.flatMap(({ dishes }) => dishes.filter(({ image }) => image !== null));
    const names = pictured.map(({ name: dishName }) => words.menu.enlarge(dishName.he));
    const thumbnails = page.getByRole("button", { name: words.menu.enlarge("").trim() });
    await expect(thumbnails).toHaveCount(pictured.length);
    const shownNames = await thumbnails.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute("aria-label")),
    );
    expect(shownNames).toEqual(names);
    await expect(customer.button(words.menu.enlarge(customer.reads(tilapia.name)))).toHaveCount(0);
  });

  await test.step("a section button scrolls to its section", async () => {
    for (const index of [4, types.length - 1, 0]) {
      const name = found(types[index]).name.he;
      await customer.button(name).click();
      await expect(customer.heading(name)).toBeInViewport({ ratio: 1 });
      const elsewhere = found(types[index === 0 ? 4 : index - 1]).name.he;
      await expect(customer.heading(elsewhere)).not.toBeInViewport();
    }
  });

  await test.step("on a short screen the section buttons stay while the page scrolls", async () => {
    await page.setViewportSize({ width: 360, height: 480 });
    const scroller = page.locator("#scroller");
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(customer.heading(customer.words.menu.title)).not.toBeInViewport({ ratio: 1 });
    await expect(customer.button(found(types[0]).name.he)).toBeInViewport({ ratio: 1 });
    await scroller.evaluate((element) => element.scrollTo(0, 0));
  });

  await test.step("the two hints show at a width of 768 or more", async () => {
    const pricing = page.getByText(words.shell.pricingHint);
    const deadline = page.getByText(words.shell.deadlineHint(words.shell.deadline(3, 14, 0)));
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(pricing).toBeVisible();
    await expect(deadline).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(pricing).toBeHidden();
    await expect(deadline).toBeHidden();
  });

  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await test.step(`the menu area is 60vh high and the only part that scrolls, at ${String(width)}`, async () => {
      await page.setViewportSize({ width, height });
      const area = page.getByRole("region", { name: words.menu.title, exact: true });
      await area.evaluate((element) => element.scrollTo({ top: 0, behavior: "instant" }));
      expect((await area.boundingBox())?.height).toBeCloseTo(0.6 * height, 0);

      const last = customer.orderButton(found(types.at(-1)?.dishes.at(-1)));
      await expect(last).not.toBeInViewport();
      await area.hover();
      await page.mouse.wheel(0, 50_000);
      await expect(last).toBeInViewport();
      // The bars stay in place, and nothing overflows sideways.
      await expect(customer.button(words.otherLanguageName)).toBeInViewport({ ratio: 1 });
      await expect(customer.bottomBar).toBeInViewport({ ratio: 1 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test("a large picture opens, and Escape, the X and the backdrop close it", async ({
  customer,
  page,
}) => {
  const { words } = customer;
  await page.setViewportSize({ width: 1280, height: 1100 });
  await customer.visits("/");
  const dishName = customer.reads(schnitzel.name);
  const thumbnail = customer.button(words.menu.enlarge(dishName));
  const large = page.getByRole("dialog", { name: dishName, exact: true });
  const picture = large.getByRole("img", { name: words.menu.picture(dishName) });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => large.getByRole("button", { name: words.close }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await thumbnail.click();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute("src", `/webImages/${schnitzel.image ?? ""}`);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(320);
    await expect(large).toContainText(words.menu.pictureNote);
    // A click on the picture itself does not close it.
    await picture.click();
    await expect(large).toBeVisible();
    await close();
    await expect(large).toBeHidden();
    await expect(thumbnail).toBeFocused();
  }
});
