import type { OpenWeek } from "./order-week.ts";

/** What public answers and pages depend on besides their language. */
interface PublicState {
  /** The version of the catalogue. */
  readonly version: number;
  readonly openWeek: OpenWeek;
}

/**
 * A text that is another one as soon as public answers and pages are: after each change of the catalogue, and when the week that
 * orders are taken for changes. The second depends on the clock alone, so every process notices it by itself.
 */
export function versionOfAnswers({ version, openWeek }: PublicState): string {
  const { date, deadline, opensAt, isOrdinary, reasons } = openWeek;
  // Within a version of the catalogue the reasons only become fewer as time passes.
  return `${version} ${date} ${deadline} ${opensAt} ${isOrdinary} ${reasons.length}`;
}
