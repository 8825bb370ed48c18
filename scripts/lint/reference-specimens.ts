import type { Import } from "./specimens.ts";

/** The compiler must reject these as well, because of the project references. */
export const forbiddenReferences: readonly Import[] = [
  ["domain/reference.ts", "#contract/target.ts"],
  ["domain/reference.ts", "#server/target.ts"],
  ["domain/reference.ts", "#site/target.ts"],
  ["domain/reference.ts", "#web/target.ts"],
  ["contract/reference.ts", "#server/target.ts"],
  ["contract/reference.ts", "#site/target.ts"],
  ["contract/reference.ts", "#web/target.ts"],
  ["seed/reference.ts", "#server/target.ts"],
  ["server/reference.ts", "#site/target.ts"],
  ["server/reference.ts", "#web/target.ts"],
  ["web/reference.ts", "#site/target.ts"],
  ["web/reference.ts", "#server/target.ts"],
  ["web/reference.ts", "#desk/target.ts"],
  ["domain/reference.ts", "#desk/target.ts"],
  ["contract/reference.ts", "#desk/target.ts"],
  ["server/reference.ts", "#desk/target.ts"],
  ["site/reference.ts", "#desk/target.ts"],
  ["desk/reference.ts", "#site/target.ts"],
  ["desk/reference.ts", "#server/target.ts"],
  ["desk/reference.ts", "#seed/target.ts"],
  ["site/reference.ts", "#server/target.ts"],
  ["site/reference.ts", "#seed/target.ts"],
];
