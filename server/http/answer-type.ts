import { qualityList } from "./quality-list.ts";

export type AnswerType = "application/json" | "application/graphql-response+json";

/**
 * Which of the two types of GraphQL over HTTP a client wants, by its `Accept`: the newer one only where it is named and
 * nothing is liked better; undefined where it takes neither.
 */
export function answerType(accept: string | undefined): AnswerType | undefined {
  if (accept === undefined || accept.trim() === "") return "application/json";
  const qualities = qualityList(accept);
  const newer = qualities.get("application/graphql-response+json") ?? 0;
  const json =
    qualities.get("application/json") ??
    qualities.get("application/*") ??
    qualities.get("*/*") ??
    0;
  if (newer > 0 && newer >= json) return "application/graphql-response+json";
  return json > 0 ? "application/json" : undefined;
}
