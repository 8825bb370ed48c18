import type { Messages } from "#desk/language/messages.ts";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { wordedWay } from "#domain/order-log/payment-way-words.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import type { ShownEvent } from "./use-order-page.ts";

/** What happened, in words. */
export function eventText(
  event: ShownEvent,
  { order: { events, kinds } }: Messages,
  language: Language,
): string {
  const amount = isolatedPriceText(agorot(Math.abs(event.amount ?? 0)));
  const text = event.text ?? "";
  switch (event.kind) {
    case "packed":
      return event.isSet === true ? events.packed : events.notPacked;
    case "handed_over":
      return event.isSet === true ? events.handedOver : events.notHandedOver;
    case "money":
      return moneyText(event, events, amount);
    case "changed":
      return events.changed(amount);
    case "moved":
      return events.moved(event.toWeek === null ? "" : dateText(event.toWeek, language));
    case "note":
      return events.note(text);
    case "lasting_note":
      return events.lastingNotes[event.reader ?? "owner"](text);
    case "joined":
      return events.joined(text);
    case "asked":
      return events.asked[event.askedBy ?? "mail"];
    case "undone":
      return events.undone(event.undoneKind === null ? "" : kinds[event.undoneKind]);
    case "cancelled":
    case "restored":
    case "parted":
    case "erased":
      return events[event.kind];
  }
}

function moneyText(
  { amount, way }: ShownEvent,
  { gaveBack, received }: Messages["order"]["events"],
  shown: string,
): string {
  return ((amount ?? 0) < 0 ? gaveBack : received)(shown, wordedWay(way ?? "app"));
}
