import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

// Few days have such news, and what they do would be a tenth of the desk's first scripts.
export const lateFewerYears = lazyComponent(
  async () => (await import("./old-weeks.tsx")).FewerYears,
);
export const lateOldWeeks = lazyComponent(async () => (await import("./old-weeks.tsx")).OldWeeks);
