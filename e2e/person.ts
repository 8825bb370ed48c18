import { expect } from "@playwright/test";
import type { EngineElement, EnginePage } from "./engine-page.ts";
import { inPageScript, type Query, type SeenDialog } from "./in-page.ts";

/** Somebody at the site or the desk in an engine that Playwright cannot drive. Elements are found by role and accessible name. */
export class Person {
  readonly page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.page = page;
    this.#origin = origin;
  }

  /** Visits a path of the shop. */
  async visits(path: string): Promise<void> {
    await this.page.visit(this.#origin + path);
  }

  /** Waits for an element that takes room: the first one with this role and name; with an open dialog, in that dialog. */
  async sees(role: string, name: string | RegExp): Promise<EngineElement> {
    const query = queryOf(role, name);
    let seen: EngineElement | undefined;
    await expect
      .poll(
        async () => {
          await this.#prepare();
          seen = await this.page.find((each) => window.shopTest?.query(each) ?? null, query);
          return seen !== undefined;
        },
        { message: `${role} ${String(name)}` },
      )
      .toBe(true);
    if (seen === undefined) throw new Error(`no ${role} ${String(name)}`);
    return seen;
  }

  /** Waits until exactly so many elements with this role and name take room. */
  async seesCount(count: number, role: string, name: string | RegExp): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.#prepare();
          return this.page.run((query) => window.shopTest?.count(query), queryOf(role, name));
        },
        { message: `${role} ${String(name)}` },
      )
      .toBe(count);
  }

  /** Waits for a text in the page; with an open dialog, in that dialog. */
  async reads(text: string): Promise<void> {
    await expect.poll(() => this.text()).toContain(text);
  }

  /** The text of the page; with an open dialog, of that dialog. */
  async text(): Promise<string> {
    await this.#prepare();
    return this.page.run(() => window.shopTest?.text() ?? "");
  }

  async presses(role: string, name: string | RegExp): Promise<void> {
    const element = await this.sees(role, name);
    await element.press();
  }

  /** Writes into a field, in place of what it had. */
  async writes(role: string, name: string | RegExp, text: string): Promise<void> {
    await this.presses(role, name);
    await this.page.run(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.page.type(text);
  }

  /** Chooses an option of a `select`. */
  async chooses(name: string | RegExp, option: string): Promise<void> {
    const element = await this.sees("combobox", name);
    await expect.poll(() => element.choose(option), { message: option }).toBe(true);
  }

  /** Waits for a dialog that a person can see whole: at least 100 px high, inside the window, its heading not covered. */
  async seesDialog(name: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.dialog(), { message: String(name) })
      .toMatchObject({
        name: expect.stringMatching(patternOf(name)),
        isInside: true,
        isHeadingOnTop: true,
      });
    expect((await this.dialog())?.height).toBeGreaterThanOrEqual(100);
  }

  async seesNoDialog(): Promise<void> {
    await expect.poll(() => this.dialog()).toBeNull();
  }

  private async dialog(): Promise<SeenDialog | null> {
    await this.#prepare();
    return this.page.run(() => window.shopTest?.dialog() ?? null);
  }

  /** Every document needs the script again. */
  async #prepare(): Promise<void> {
    if (!(await this.page.run(() => window.shopTest !== undefined)))
      await this.page.inject(inPageScript);
  }
}

function queryOf(role: string, name: string | RegExp): Query {
  return typeof name === "string"
    ? { role, name, isPattern: false }
    : { role, name: name.source, isPattern: true };
}

function patternOf(name: string | RegExp): RegExp {
  return typeof name === "string" ? new RegExp(`^${RegExp.escape(name)}$`, "u") : name;
}
