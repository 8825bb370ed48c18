import { message as en } from "./en/message.ts";
import { message as he } from "./he/message.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of messages to all customers, apart from `Messages`, so that only their page loads them. */
export function useMessageTexts(): typeof he {
  return { he, en }[useLanguage().language];
}
