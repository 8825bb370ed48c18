/** One thing that the doctor looked at. */
export interface Examination {
  readonly what: string;
  /** What somebody is to do about it; undefined if it is well. */
  readonly todo?: string | undefined;
}

/** It is well, or there is something to do. */
export function examined(what: string, todo?: string): Examination {
  return { what, todo };
}
